import { deviceMs } from '../accounts/device-rows.ts';
import { sessionMs } from '../accounts/session-rows.ts';
import type { SessionChange } from './handler.ts';

const names = { session: 'cairn_session', device: 'cairn_device' } as const;

/** The prefix keeps other hosts of the domain from setting the cookie (RFC 6265bis §4.1.3.2). */
const nameOf = (kind: keyof typeof names, isSecure: boolean) =>
  isSecure ? `__Host-${names[kind]}` : names[kind];

const tokenPattern = /^[\w-]{43}$/u;

export function sessionToken(header: string | undefined, isSecure: boolean): string | null {
  return tokenIn(header, nameOf('session', isSecure));
}

export function deviceToken(header: string | undefined, isSecure: boolean): string | null {
  return tokenIn(header, nameOf('device', isSecure));
}

function tokenIn(header: string | undefined, name: string): string | null {
  if (header === undefined) return null;
  for (const pair of header.split(';')) {
    const at = pair.indexOf('=');
    if (at === -1 || pair.slice(0, at).trim() !== name) continue;
    const token = pair.slice(at + 1).trim();
    if (tokenPattern.test(token)) return token;
  }
  return null;
}

const flagsOf = (isSecure: boolean) => `Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;

export function sessionCookie(change: SessionChange, isSecure: boolean): string {
  const name = nameOf('session', isSecure);
  if (change.kind === 'ended') return `${name}=; Max-Age=0; ${flagsOf(isSecure)}`;
  return `${name}=${change.token}; Max-Age=${sessionMs / 1000}; ${flagsOf(isSecure)}`;
}

export function deviceCookie(token: string, isSecure: boolean): string {
  return `${nameOf('device', isSecure)}=${token}; Max-Age=${deviceMs / 1000}; ${flagsOf(isSecure)}`;
}
