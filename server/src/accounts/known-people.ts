import type { EpochMs } from '@cairn/core/time/zones';
import type pg from 'pg';

/**
 * How long a look-up is cached, in ms. The time matters only if another process's notice is lost. Notices take
 * milliseconds, and this process's own changes count at once.
 */
export const keptForMs = 5_000;

/** When full, the cache is cleared. */
const maxKept = 10_000;

export interface SessionFacts {
  readonly id: string;
  readonly expiresAt: Date;
}

interface Kept<Facts> {
  readonly facts: Facts;
  readonly readAt: EpochMs;
}

/** Sessions recently looked up by this process (decision 9). */
export interface KnownPeople<Facts extends SessionFacts> {
  /** @param session the hash of its token */
  find(session: string, now: EpochMs, lookUp: () => Promise<Facts | null>): Promise<Facts | null>;
  /** Call after the commit that changed the session. */
  forgetSession(session: string): void;
  /** Also when the person's settings or memberships changed. */
  forgetPerson(personId: string): void;
  /** Starts caching, because notices of other processes now arrive. Returns the stop function. */
  hear(): () => void;
}

export function openKnownPeople<Facts extends SessionFacts>(): KnownPeople<Facts> {
  const kept = new Map<string, Kept<Facts>>();
  let ears = 0;
  /** Counts invalidations. A look-up that began before an invalidation is not cached. */
  let forgettings = 0;
  return {
    async find(session, now, lookUp) {
      const known = kept.get(session);
      // A negative age means that the clock was set back.
      if (known && now >= known.readAt && now - known.readAt < keptForMs)
        return known.facts.expiresAt.getTime() > now ? known.facts : null;
      const before = forgettings;
      const facts = await lookUp();
      if (kept.size >= maxKept) kept.clear();
      if (facts === null) kept.delete(session);
      else if (ears > 0 && before === forgettings) kept.set(session, { facts, readAt: now });
      return facts;
    },
    forgetSession(session) {
      forgettings += 1;
      kept.delete(session);
    },
    forgetPerson(personId) {
      forgettings += 1;
      for (const [session, { facts }] of kept) if (facts.id === personId) kept.delete(session);
    },
    hear() {
      ears += 1;
      return () => {
        ears -= 1;
        forgettings += 1;
        kept.clear();
      };
    },
  };
}

const byPool = new WeakMap<pg.Pool, KnownPeople<SessionFacts>>();

/** All users of a pool share one cache, so that they see each other's changes. */
export function knownPeople<Facts extends SessionFacts>(pool: pg.Pool): KnownPeople<Facts> {
  const known = byPool.get(pool) ?? openKnownPeople<SessionFacts>();
  byPool.set(pool, known);
  return known as unknown as KnownPeople<Facts>;
}
