import { lookup } from 'node:dns/promises';
import { isPublicAddress } from './public-address.ts';

export interface Network {
  resolve(host: string): Promise<readonly string[]>;
  mayReach(address: string, port: number): boolean;
}

/** Only these ports, so nobody reaches other services through Cairn. */
const webPorts: readonly number[] = [80, 443];

export const publicNetwork: Network = {
  async resolve(host) {
    return (await lookup(host, { all: true })).map(({ address }) => address);
  },
  mayReach: (address, port) => webPorts.includes(port) && isPublicAddress(address),
};

/** For notices, if `CAIRN_PRIVATE_NETWORKS` allows it: also every port of addresses that are not public. */
export const anyNetwork: Network = {
  ...publicNetwork,
  mayReach: (address, port) => publicNetwork.mayReach(address, port) || !isPublicAddress(address),
};
