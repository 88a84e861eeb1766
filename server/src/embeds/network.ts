import { lookup } from 'node:dns/promises';
import { isPublicAddress } from './public-address.ts';

/** The world outside, as far as Cairn goes there for a page. */
export interface Network {
  /** Every address of a host's name. */
  resolve(host: string): Promise<readonly string[]>;
  /** Whether a connection to an address and port is allowed. */
  mayReach(address: string, port: number): boolean;
}

/** Only the ports of the web, so that nobody speaks to another service through us. */
const webPorts: readonly number[] = [80, 443];

/** The public internet; nothing of this machine, its network or what is not for everyone. */
export const publicNetwork: Network = {
  async resolve(host) {
    return (await lookup(host, { all: true })).map(({ address }) => address);
  },
  mayReach: (address, port) => webPorts.includes(port) && isPublicAddress(address),
};
