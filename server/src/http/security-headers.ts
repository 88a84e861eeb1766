import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { playerOrigins } from '@cairn/core/embeds/players';

/** Only Cairn's own content, no inline styles, and inline scripts only by hash (SECURITY.md). */
const contentSecurityPolicy = (scripts: readonly string[]) =>
  [
    "default-src 'self'",
    ["script-src 'self'", ...scripts.map((script) => `'${script}'`)].join(' '),
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    // Players of known sites, which a click opens.
    `frame-src ${playerOrigins.join(' ')}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join(';');

const inlineScript = /<script(?![^>]*\s(?:src|type)=)[^>]*>(?<text>.*?)<\/script>/gsu;

export function inlineScriptHashes(webFolder: string | null): readonly string[] {
  const document = webFolder === null ? '' : join(webFolder, 'index.html');
  if (!existsSync(document)) return [];
  return [...readFileSync(document, 'utf8').matchAll(inlineScript)].map(
    ({ groups }) => `sha256-${hash('sha256', groups?.['text'] ?? '', 'base64')}`,
  );
}

/**
 * Written by hand: a library that builds headers for each answer takes 5 % of the time of a list of goals.
 *
 * @param isSecure served over https, so browsers may insist on it
 * @param scripts from {@link inlineScriptHashes}
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
    'permissions-policy': 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-dns-prefetch-control': 'off',
    'x-frame-options': 'DENY',
    'x-permitted-cross-domain-policies': 'none',
    ...(isSecure ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}

/** The page of the API has inline styles and scripts. */
export const docsPolicy =
  "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self' data:; connect-src 'self'; worker-src 'self' blob:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";
