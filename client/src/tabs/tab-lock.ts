import type { TabLock } from '../environment/environment.ts';
import { leaseLock } from './lease-lock.ts';
import { ulid } from '../ulid.ts';

/** Returns a Web Lock, or a lease if the browser has no Web Locks, as without HTTPS. */
export function tabLock(accountId: string): TabLock {
  return 'locks' in navigator
    ? webLock(`cairn-sync:${accountId}`)
    : leaseLock(`cairn-lead-${accountId}`, () => ulid(Date.now()));
}

/** In milliseconds before a refused lock is requested again. */
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
          // This tab released the lock while it was waiting.
          if (isReleased) return;
          // The lock was stolen or refused. WebKit refuses each request of a page that is being closed.
          // Requesting again at once would keep such a page open, and the tab would hang.
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
