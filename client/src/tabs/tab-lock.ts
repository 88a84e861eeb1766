import type { TabLock } from '../environment/environment.ts';
import { leaseLock } from './lease-lock.ts';
import { ulid } from '../ulid.ts';

/** The lock that one tab of an account has: a Web Lock, or a lease where a browser has none, as without HTTPS. */
export function tabLock(accountId: string): TabLock {
  return 'locks' in navigator
    ? webLock(`cairn-sync:${accountId}`)
    : leaseLock(`cairn-lead-${accountId}`, () => ulid(Date.now()));
}

/** After this many milliseconds a lock that the browser refused is asked for again. */
const askAgainMs = 1_000;

function webLock(name: string): TabLock {
  return {
    request(steals, held, lost) {
      const released = Promise.withResolvers<void>();
      const waiting = new AbortController();
      let isHeld = false;
      let isReleased = false;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const options: LockOptions = steals ? { steal: true } : { signal: waiting.signal };
      navigator.locks
        .request(name, options, async () => {
          isHeld = true;
          held();
          await released.promise;
        })
        .catch(() => {
          // Given up while waiting, which is our own doing.
          if (isReleased) return;
          // Stolen, or refused: WebKit refuses each request of a page that is being left. A caller that asks again
          // at once would never let such a page go, and the tab would hang.
          if (isHeld) lost();
          else timer = setTimeout(lost, askAgainMs);
        });
      return () => {
        isReleased = true;
        clearTimeout(timer);
        released.resolve();
        waiting.abort();
      };
    },
  };
}
