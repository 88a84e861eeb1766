import { playerOrigins } from '@cairn/core/embeds/players';

/** Only what Cairn itself serves may run, paint or be asked; no inline script and no inline style (SECURITY.md). */
const contentSecurityPolicy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  // Known players, which a page opens only after a click.
  `frame-src ${playerOrigins.join(' ')}`,
  "worker-src 'self'",
  "manifest-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join(';');

/**
 * The headers that every answer carries, which keep a browser from guessing, framing and telling others.
 *
 * Written out here: they are the same for every answer, and a library that puts them together anew each time costs a
 * list of goals a twentieth of its time.
 *
 * @param isSecure whether people reach Cairn over https: only then may browsers be told to insist on it
 */
export function securityHeaders(isSecure: boolean): Readonly<Record<string, string>> {
  return {
    'content-security-policy': contentSecurityPolicy,
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-dns-prefetch-control': 'off',
    'x-frame-options': 'DENY',
    'x-permitted-cross-domain-policies': 'none',
    ...(isSecure ? { 'strict-transport-security': 'max-age=31536000' } : {}),
  };
}

/** The page of the API's description draws itself with inline style and script of its own. */
export const docsPolicy =
  "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self' data:; connect-src 'self'; worker-src 'self' blob:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";
