import { expect, test } from 'vitest';
import { notificationCode, placeOfCode } from './notification-code.ts';

const space = '0190c3e2-7a2b-7cde-8f00-123456789abc';

test.each([{ space: null }, { space }])('the code of a place leads back to it: %o', (where) => {
  const place = { destination: 'email', ...where } as const;
  expect(placeOfCode(notificationCode(place))).toEqual(place);
});

test.each(['', 'mail', 'emails', `fax-${space}`])('%o is no code', (text) => {
  expect(placeOfCode(text)).toBeNull();
});
