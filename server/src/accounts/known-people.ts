import type { EpochMs } from '@cairn/core/time/zones';
import type pg from 'pg';

/**
 * How old a kept look-up may grow, in milliseconds: the backstop for news of another process that never came.
 *
 * Normally the news come within milliseconds, and within this process a change counts at once.
 */
export const keptForMs = 5_000;

/** Enough for everybody who is busy in the same seconds; beyond it all are forgotten and looked up anew. */
const maxKept = 10_000;

/** What was read about a session. */
export interface SessionFacts {
  /** The person's id. */
  readonly id: string;
  readonly expiresAt: Date;
}

interface Kept<Facts> {
  readonly facts: Facts;
  readonly readAt: EpochMs;
}

/** The sessions that this process has looked up in the last seconds (decision 9). */
export interface KnownPeople<Facts extends SessionFacts> {
  /**
   * What is known of a session: from memory, or by `lookUp`, whose answer is kept for a moment.
   *
   * @param session the hash of its token
   */
  find(session: string, now: EpochMs, lookUp: () => Promise<Facts | null>): Promise<Facts | null>;
  /** From here on the session is looked up anew; to be called after the commit that changed it. */
  forgetSession(session: string): void;
  /** The same for all sessions of a person, when their sessions, settings or memberships changed. */
  forgetPerson(personId: string): void;
  /** News of other processes come in from here on: until then nothing is kept. Answers what tells that they ended. */
  hear(): () => void;
}

/** An empty memory. */
export function openKnownPeople<Facts extends SessionFacts>(): KnownPeople<Facts> {
  const kept = new Map<string, Kept<Facts>>();
  let ears = 0;
  /** Grows with each forgetting: what was read before one may not be kept after it. */
  let forgettings = 0;
  return {
    async find(session, now, lookUp) {
      const known = kept.get(session);
      // Also when the clock was set back: an age below nothing is unknown.
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

/** The memory of everybody who uses one pool: what one of them changes, the others must not know otherwise. */
export function knownPeople<Facts extends SessionFacts>(pool: pg.Pool): KnownPeople<Facts> {
  const known = byPool.get(pool) ?? openKnownPeople<SessionFacts>();
  byPool.set(pool, known);
  return known as unknown as KnownPeople<Facts>;
}
