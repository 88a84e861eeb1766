import type { Presence } from '@cairn/contract/presence';
import { isNewLook, type LastLook, lookAt, mostWordsAMinute } from '@cairn/core/presence/presence';
import type { EpochMs } from '@cairn/core/time/zones';
import type pg from 'pg';
import { openCallLimit } from '../http/call-limit.ts';

/** The channel on which processes tell each other who looks at what. */
export const presenceChannel = 'cairn_presence';

/** News of who looks at what, and in which space it is heard. */
export interface PresenceNews extends Presence {
  readonly space: string;
}

/** Hears news of a space. */
export type PresenceListener = (news: Presence) => void;

/** Who looks at what, as this process has heard; it stands in no table, and what is lost is said again soon. */
export interface PresenceHub {
  /** Seconds until somebody may say something again; null when they may now. */
  secondsToWait(personId: string): number | null;
  /** Tells every process that somebody looks at a goal, and a space of theirs that they left behind, that they left. */
  tellLook(personId: string, space: string, goal: string, spaces: readonly string[]): void;
  /** Tells that somebody looks at no goal any more, in the space where they last did, if it is still one of theirs. */
  tellLeft(personId: string, spaces: readonly string[]): void;
  /** Takes in what a process told. */
  hear(payload: string): void;
  /** Listens to some spaces; answers what ends it. */
  listen(spaces: readonly string[], listener: PresenceListener): () => void;
  /** Resolves when everything that was told so far has left. */
  settled(): Promise<void>;
}

/** More people than this are forgotten, and known again at their next word. */
const mostPeople = 10_000;
/** A notification holds at most 8,000 bytes; one of these takes about 220, of a goal that repeats 270. */
const mostAtOnce = 25;
/** What waits beyond this is dropped: it would be old before it is heard. */
const mostWaiting = 1_000;
const minuteMs = 60_000;

/** Opens the hub of a process; `feed/commits.ts` listens to the channel for it. */
export function openPresence(pool: pg.Pool, now: () => EpochMs): PresenceHub {
  const looks = new Map<string, LastLook>();
  const words = openCallLimit({ count: mostWordsAMinute, withinMs: minuteMs }, now, mostPeople);
  const listeners = new Map<string, Set<PresenceListener>>();
  let waiting: PresenceNews[] = [];
  let underWay: Promise<void> | null = null;

  const sendAll = async () => {
    while (waiting.length > 0) {
      const told = JSON.stringify(waiting.slice(0, mostAtOnce));
      waiting = waiting.slice(mostAtOnce);
      await pool.query('select pg_notify($1, $2)', [presenceChannel, told]).catch(() => {});
    }
    underWay = null;
  };
  const send = (news: Omit<PresenceNews, 'at'>) => {
    if (waiting.length >= mostWaiting) return;
    waiting.push({ ...news, at: new Date(now()).toISOString() });
    underWay ??= Promise.resolve().then(sendAll);
  };
  const know = (personId: string, look: LastLook | null) => {
    looks.delete(personId);
    if (looks.size >= mostPeople) looks.clear();
    if (look) looks.set(personId, look);
  };

  return {
    secondsToWait: words.secondsToWait,
    tellLook(personId, space, goal, spaces) {
      const at = now();
      const last = looks.get(personId);
      if (!isNewLook(last, goal, at)) return;
      const before = lookAt(last, at);
      if (before && before.space !== space && spaces.includes(before.space))
        send({ space: before.space, goal: null, userId: personId });
      know(personId, { space, goal, at });
      send({ space, goal, userId: personId });
    },
    tellLeft(personId, spaces) {
      const before = lookAt(looks.get(personId), now());
      if (!before || !spaces.includes(before.space)) return;
      know(personId, null);
      send({ space: before.space, goal: null, userId: personId });
    },
    hear(payload) {
      for (const { space, ...news } of JSON.parse(payload) as PresenceNews[]) {
        const { userId, goal, at } = news;
        if (goal !== null) know(userId, { space, goal, at: Date.parse(at) });
        else if (looks.get(userId)?.space === space) know(userId, null);
        for (const listener of listeners.get(space) ?? []) listener(news);
      }
    },
    listen(spaces, listener) {
      for (const space of spaces) listeners.set(space, (listeners.get(space) ?? new Set()).add(listener));
      return () => {
        for (const space of spaces) {
          const rest = listeners.get(space);
          rest?.delete(listener);
          if (rest?.size === 0) listeners.delete(space);
        }
      };
    },
    settled: async () => {
      await underWay;
    },
  };
}
