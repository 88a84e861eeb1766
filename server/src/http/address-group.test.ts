import { expect, test } from 'vitest';
import { addressGroup, maskedAddress } from './address-group.ts';

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
  ['2001:db8:1:2:ffff::1', '2001:db8:1:2::'],
  ['2001:db8:1:3::1', '2001:db8:1:3::'],
  ['fe80::1%eth0', 'fe80::'],
  ['no address', 'no address'],
])('limits count %s as %s', (ip, group) => {
  expect(addressGroup(ip)).toBe(group);
});

test.each([
  ['192.0.2.7', '192.0.2.0'],
  ['::ffff:192.0.2.7', '192.0.2.0'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::'],
])('the log knows %s as %s', (ip, masked) => {
  expect(maskedAddress(ip, 24, 48)).toBe(masked);
});
