import { sessionMs } from '../accounts/session-rows.ts';
import type { SessionChange } from './handler.ts';

const cookieName = 'cairn_session';
/** What our tokens look like; anything else is not even looked up. */
const tokenPattern = /^[\w-]{43}$/u;

/** The session's token in a Cookie header; null when there is none, or something that is none of ours. */
export function sessionToken(header: string | undefined): string | null {
  if (header === undefined) return null;
  for (const pair of header.split(';')) {
    const at = pair.indexOf('=');
    if (at === -1 || pair.slice(0, at).trim() !== cookieName) continue;
    const token = pair.slice(at + 1).trim();
    if (tokenPattern.test(token)) return token;
  }
  return null;
}

/** The Set-Cookie header of a session's change (`api.md` § Conventions, "Credentials"). */
export function sessionCookie(change: SessionChange, isSecure: boolean): string {
  const flags = `Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  if (change.kind === 'ended') return `${cookieName}=; Max-Age=0; ${flags}`;
  return `${cookieName}=${change.token}; Max-Age=${sessionMs / 1000}; ${flags}`;
}
