import type { EpochMs } from '@cairn/core/time/zones';
import type pg from 'pg';

/**
 * In ms. Matters only if another process's notice is lost: notices take milliseconds, and changes of this process count
 * immediately.
 */
export const keptForMs = 5_000;

const maxKept = 10_000;

export interface SessionFacts {
  readonly id: string;
  readonly expiresAt: Date;
}

interface Kept<Facts> {
  readonly facts: Facts;
  readonly readAt: EpochMs;
}

/** Sessions that this process has looked up recently (docs/decisions/009-sessions-are-known-for-a-moment.md). */
export interface KnownPeople<Facts extends SessionFacts> {
  /** @param session hash of the session's token */
  find(session: string, now: EpochMs, lookUp: () => Promise<Facts | null>): Promise<Facts | null>;
  /** Call after the commit that changed the session. */
  forgetSession(session: string): void;
  /** Call also when settings or memberships of the person changed. */
  forgetPerson(personId: string): void;
  /**
   * Starts caching. Call as soon as the notices of other processes arrive. Returns a function that ends caching.
   */
  hear(): () => void;
}

export function openKnownPeople<Facts extends SessionFacts>(): KnownPeople<Facts> {
  const kept = new Map<string, Kept<Facts>>();
  let ears = 0;
  /** Counts invalidations: a look-up that began before an invalidation is not cached. */
  let forgettings = 0;
  return {
    async find(session, now, lookUp) {
      const known = kept.get(session);
      // If the clock was set back, `readAt` lies in the future.
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

export function knownPeople<Facts extends SessionFacts>(pool: pg.Pool): KnownPeople<Facts> {
  const known = byPool.get(pool) ?? openKnownPeople<SessionFacts>();
  byPool.set(pool, known);
  return known as unknown as KnownPeople<Facts>;
}
