import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { playerOrigins } from '@cairn/core/embeds/players';

/**
 * Only what Cairn itself serves may run, paint or be asked: no inline style, and no inline script but those of the web
 * app's document, each known by its hash (SECURITY.md).
 */
const contentSecurityPolicy = (scripts: readonly string[]) =>
  [
    "default-src 'self'",
    ["script-src 'self'", ...scripts.map((script) => `'${script}'`)].join(' '),
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

/** The text of a script that is no file and no data. */
const inlineScript = /<script(?![^>]*\s(?:src|type)=)[^>]*>(?<text>.*?)<\/script>/gsu;

/** The hashes of the scripts in the web app's document, as a content security policy names them. */
export function inlineScriptHashes(webFolder: string | null): readonly string[] {
  const document = webFolder === null ? '' : join(webFolder, 'index.html');
  if (!existsSync(document)) return [];
  return [...readFileSync(document, 'utf8').matchAll(inlineScript)].map(
    ({ groups }) => `sha256-${hash('sha256', groups?.['text'] ?? '', 'base64')}`,
  );
}

/**
 * The headers that every answer carries, which keep a browser from guessing, framing and telling others.
 *
 * Written out here: they are the same for every answer, and a library that puts them together anew each time costs a
 * list of goals a twentieth of its time.
 *
 * @param isSecure whether people reach Cairn over https: only then may browsers be told to insist on it
 * @param scripts the hashes of the inline scripts that may run ({@link inlineScriptHashes})
 */
export function securityHeaders(
  isSecure: boolean,
  scripts: readonly string[],
): Readonly<Record<string, string>> {
  return {
    'content-security-policy': contentSecurityPolicy(scripts),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    // Pages copy to the clipboard and show players in full screen; nothing else of a device is asked for.
    'permissions-policy': 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-dns-prefetch-control': 'off',
    'x-frame-options': 'DENY',
    'x-permitted-cross-domain-policies': 'none',
    ...(isSecure ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}

/** The page of the API's description draws itself with inline style and script of its own. */
export const docsPolicy =
  "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self' data:; connect-src 'self'; worker-src 'self' blob:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";
