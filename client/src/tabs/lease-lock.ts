import { readText, writeText } from '../device-text.ts';
import type { TabLock } from '../environment/environment.ts';

/** In milliseconds between checks of the lease, by its holder and by waiting tabs. */
const lookMs = 1_000;
/** Milliseconds that a lease lasts after its renewal: a closed tab is replaced within this time. */
const leaseMs = 3_500;

interface Lease {
  readonly holder: string;
  /** In milliseconds since 1970, by this device's clock. */
  readonly until: number;
}

/**
 * A lock for pages without HTTPS, which have no Web Locks, such as a server in the local network. A text shared by all
 * tabs names the leader and the end of its lease.
 *
 * Reading and taking the lease are not atomic. Two tabs may lead for a second, until each check finds the later name.
 * Edits are idempotent, so two leaders do no harm.
 *
 * @param key the storage key of the lease
 * @param newId names the holder of each request
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

/** Returns the lease; null for no lease, or an invalid text. */
function leaseAt(key: string): Lease | null {
  try {
    return JSON.parse(readText(key) ?? 'null') as Lease | null;
  } catch {
    return null;
  }
}
