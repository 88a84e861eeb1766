import type { FastifyHelmetOptions } from '@fastify/helmet';

/** Only what Cairn itself serves may run, paint or be asked; no inline script and no inline style (SECURITY.md). */
const contentSecurityPolicy = {
  useDefaults: false,
  directives: {
    'default-src': ["'self'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  },
};

/**
 * The headers that every answer carries.
 *
 * @param isSecure whether people reach Cairn over https: only then may browsers be told to insist on it
 */
export function securityHeaders(isSecure: boolean): FastifyHelmetOptions {
  return {
    contentSecurityPolicy,
    strictTransportSecurity: isSecure ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    referrerPolicy: { policy: 'same-origin' },
    crossOriginEmbedderPolicy: false,
  };
}

/** The page of the API's description draws itself with inline style and script of its own. */
export const docsPolicy =
  "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self' data:; connect-src 'self'; worker-src 'self' blob:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";
