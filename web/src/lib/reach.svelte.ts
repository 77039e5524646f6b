/** Where friends find this server: links that leave this machine must not say `localhost`. */

import { api } from './api';

const HOME = /^(localhost|127(\.\d+){3}|\[::1\])$/;
/** Only pages at a number of the network, or at home, are served without a name. */
const NUMBERED = /^(\d+(\.\d+){3}|\[[0-9a-f:]+\])$/;

/** The address to put before a link: that of the page, unless only this machine knows it. */
export function linkOrigin(page: { origin: string; hostname: string }, addresses: string[]): string {
  return (HOME.test(page.hostname) && addresses[0]) || page.origin;
}

class Reach {
  addresses = $state<string[]>([]);

  /** Asks the server, where the page could be one that was opened to a network. */
  async ask(): Promise<void> {
    if (!HOME.test(location.hostname) && !NUMBERED.test(location.hostname)) return;
    try {
      this.addresses = (await api.reach()).addresses;
    } catch {
      this.addresses = []; // the links say what the page says
    }
  }

  get origin(): string {
    return linkOrigin(location, this.addresses);
  }

  /** Whether everybody in the network can open this page. */
  get open(): boolean {
    return this.addresses.length > 0;
  }
}

export const reach = new Reach();
