/* Shows calls that come while no page is open, and opens the table when one is pressed. */

self.addEventListener('push', (event) => {
  const said = event.data ? event.data.json() : {};
  event.waitUntil(
    self.registration.showNotification(said.title || 'Nemeton', {
      body: said.body || '',
      tag: said.tag || 'nemeton',
      icon: '/icon-512.png',
      badge: '/icon-32.png',
      data: { link: said.link || '/' },
    }),
  );
});

/* The link is that of the public address; the page is opened where this browser knows it. */
const here = (link) => {
  const url = new URL(link, self.location.origin);
  return new URL(url.pathname + url.search, self.location.origin).href;
};

async function open(link) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const known = pages.find((page) => page.url === link);
  return known ? known.focus() : self.clients.openWindow(link);
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(here(event.notification.data.link)));
});
