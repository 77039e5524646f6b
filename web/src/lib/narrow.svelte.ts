/** Whether the page is as narrow as a phone. */

class Narrow {
  is = $state(false);

  constructor() {
    if (typeof matchMedia !== 'function') return;
    const query = matchMedia('(max-width: 760px)');
    this.is = query.matches;
    query.addEventListener('change', () => (this.is = query.matches));
  }
}

export const narrow = new Narrow();
