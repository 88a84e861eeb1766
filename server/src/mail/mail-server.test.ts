import { expect, test } from 'vitest';
import { mailRouteFrom } from './mail-server.ts';

test.each([
  ['smtp://mail.example.org', true],
  ['smtp://ida:secret@mail.example.org:587/', true],
  ['smtp://192.168.1.5', true],
  ['smtp://mail.example.org?tls=on', true],
  ['smtp://mail.example.org?tls=off', false],
  // Loopback cannot be intercepted, and smtps is encrypted from the start.
  ['smtp://localhost:25', false],
  ['smtp://127.0.0.1:25', false],
  ['smtp://[::1]:25', false],
  ['smtps://mail.example.org', false],
  ['smtp://localhost.evil.example', true],
])('%s demands STARTTLS: %s', (address, requireTLS) => {
  expect(mailRouteFrom(address).requireTLS).toBe(requireTLS);
});

test('what is said to Cairn does not reach the mail library', () => {
  expect(mailRouteFrom('smtp://ida:p%40ss@mail.example.org:587/?tls=off&name=plan').url).toBe(
    'smtp://ida:p%40ss@mail.example.org:587/?name=plan',
  );
});
