import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** Special IPv4 networks, from IANA's registry. */
const closed4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];

/** The public part of IPv6, without special networks and those that contain IPv4 addresses. */
const open6 = ['2000::', 3] as const;
const closed6: readonly (readonly [string, number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const closed = new BlockList();
for (const [network, bits] of closed4) closed.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of closed6) closed.addSubnet(network, bits, 'ipv6');
const open = new BlockList();
open.addSubnet(...open6, 'ipv6');

export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !closed.check(address, 'ipv4');
  return (
    isIPv6(address) && !address.includes('%') && open.check(address, 'ipv6') && !closed.check(address, 'ipv6')
  );
}
