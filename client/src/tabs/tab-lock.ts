import type { TabLock } from '../environment.ts';
import { leaseLock } from './lease-lock.ts';
import { ulid } from '../ulid.ts';

/** The lock that one tab of an account has: a Web Lock, or a lease where a browser has none, as without HTTPS. */
export function tabLock(accountId: string): TabLock {
  return 'locks' in navigator
    ? webLock(`cairn-sync:${accountId}`)
    : leaseLock(`cairn-lead-${accountId}`, () => ulid(Date.now()));
}

function webLock(name: string): TabLock {
  return {
    request(steals, held, lost) {
      const released = Promise.withResolvers<void>();
      const waiting = new AbortController();
      let isReleased = false;
      const options: LockOptions = steals ? { steal: true } : { signal: waiting.signal };
      navigator.locks
        .request(name, options, async () => {
          held();
          await released.promise;
        })
        .catch(() => {
          // Either given up while waiting, which is our own doing, or stolen.
          if (!isReleased) lost();
        });
      return () => {
        isReleased = true;
        released.resolve();
        waiting.abort();
      };
    },
  };
}
