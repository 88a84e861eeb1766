import { readText, writeText } from '../device-text.ts';
import type { TabLock } from '../environment/environment.ts';

/** How often a lease is looked at, by its holder and by who waits for it, in milliseconds. */
const lookMs = 1_000;
/** How long a lease holds after its holder last renewed it, in milliseconds: a closed tab is followed this soon. */
const leaseMs = 3_500;

interface Lease {
  readonly holder: string;
  /** Milliseconds of this device's clock. */
  readonly until: number;
}

/**
 * The lock of an account's tabs for pages that have no Web Locks: those of an address without HTTPS, such as a server's on
 * one's own network. A text that all tabs see names who leads, and until when.
 *
 * Nothing makes the look and the taking one step. Two tabs may lead for a second, until each has looked again and finds
 * the later one's name; edits are idempotent, so that harms nothing.
 *
 * @param key where this device keeps the lease
 * @param newId names a holder, another one at each request
 */
export function leaseLock(key: string, newId: () => string): TabLock {
  return {
    request(steals, held, lost) {
      const holder = newId();
      let isHeld = false;
      let timer: ReturnType<typeof setTimeout>;
      const renew = () => writeText(key, JSON.stringify({ holder, until: Date.now() + leaseMs }));
      const look = (mayTake: boolean) => {
        const lease = leaseAt(key);
        if (isHeld && lease && lease.holder !== holder) return lost();
        if (isHeld || mayTake || !lease || lease.until < Date.now()) {
          renew();
          if (!isHeld) held();
          isHeld = true;
        }
        timer = setTimeout(() => look(false), lookMs);
      };
      timer = setTimeout(() => look(steals));
      return () => {
        clearTimeout(timer);
        if (isHeld && leaseAt(key)?.holder === holder) writeText(key, null);
      };
    },
  };
}

/** The lease that stands; null where there is none, or a text that is none. */
function leaseAt(key: string): Lease | null {
  try {
    return JSON.parse(readText(key) ?? 'null') as Lease | null;
  } catch {
    return null;
  }
}
