import type { TabLock } from '../environment/environment.ts';
import { leaseLock } from './lease-lock.ts';
import { ulid } from '../ulid.ts';

/** Browsers have no Web Locks without HTTPS. */
export function tabLock(accountId: string): TabLock {
  return 'locks' in navigator
    ? webLock(`cairn-sync:${accountId}`)
    : leaseLock(`cairn-lead-${accountId}`, () => ulid(Date.now()));
}

/** Milliseconds before a refused lock is requested again. */
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
          // The tab released its request while waiting.
          if (isReleased) return;
          // The lock was stolen or refused. WebKit refuses each request of a closing page; requesting again
          // at once would keep the page open, and the tab would hang.
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
