import { expect, test } from 'vitest';
import { endpoints } from './endpoints.ts';
import { isPageAddress } from './page-addresses.ts';

test.each([
  '/',
  '/horizons/',
  '/horizons/weeks/new',
  '/calendar',
  '/calendar/',
  '/boards/abc/',
  '/goals/abc',
  '/apis/',
  '/filesystem',
])('the app answers %s', (path) => expect(isPageAddress(path)).toBe(true));
test.each([
  '/api',
  '/api/docs/',
  '/files/1/hut',
  '/files/1/hut.png',
  '/embeds/1/picture',
  '/calendar/secret.ics',
  '/calendar/secret',
  '/robots.txt',
  '/.well-known/security.txt',
  '/.well-known/change-password',
  '/.well-known',
  '/metrics',
  '/favicon.ico',
  '/sitemap.xml',
  ...Object.values(endpoints).map(({ path }) => path),
])('the server answers %s', (path) => expect(isPageAddress(path)).toBe(false));
