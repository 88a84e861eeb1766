import { readText, writeText } from '../device-text.ts';
import type { TabLock } from '../environment/environment.ts';
import { parsedText } from '../parsed-text.ts';

/** Milliseconds between checks, by the holder and by waiting tabs. */
const lookMs = 1_000;
/** Milliseconds from a renewal to the end; a closed tab is replaced within this time. */
const leaseMs = 3_500;

interface Lease {
  readonly holder: string;
  /** Milliseconds since 1970, by this device's clock. */
  readonly until: number;
}

/**
 * A lock for pages without HTTPS, as from a server in the local network: they have no Web Locks. A text that
 * all tabs share names the leader and the lease's end.
 *
 * Reading and taking the lease are not atomic, so two tabs may lead for a second, until both read the same
 * holder. Uploads are idempotent, so two leaders do no harm.
 *
 * @param key the storage key
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

function leaseAt(key: string): Lease | null {
  return parsedText<Lease>(readText(key));
}
