import ipaddr from 'ipaddr.js';

/** The household of an address, by which attempts are limited: an IPv4 address, or the first 64 bits of IPv6. */
export function addressGroup(ip: string): string {
  return maskedAddress(ip, 32, 64);
}

/**
 * Keeps only the given number of leading bits: `192.0.2.0` for 24, `2001:db8::` for 48. Returns an invalid address
 * unchanged.
 */
export function maskedAddress(ip: string, v4Bits: number, v6Bits: number): string {
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  const bits = address.kind() === 'ipv4' ? v4Bits : v6Bits;
  const bytes = address
    .toByteArray()
    .map((byte, at) => byte & (0xff << Math.max(0, 8 - Math.max(0, bits - at * 8))));
  return ipaddr.fromByteArray(bytes.map((byte) => byte & 0xff)).toString();
}
