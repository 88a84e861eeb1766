import type { Presence } from '@cairn/contract/presence';
import { isNewLook, type LastLook, lookAt, maxWordsAMinute } from '@cairn/core/presence/presence';
import type { EpochMs } from '@cairn/core/time/zones';
import type pg from 'pg';
import { openCallLimit } from '../http/call-limit.ts';

export const presenceChannel = 'cairn_presence';

/** `space`: its members receive the news. */
export interface PresenceNews extends Presence {
  readonly space: string;
}

export type PresenceListener = (news: Presence) => void;

/** Presence is held in memory only. Lost news is soon repeated. */
export interface PresenceHub {
  /** Null if the person may send now. */
  secondsToWait(personId: string): number | null;
  /** Publishes that a person looks at a goal, and that they left another of `spaces`. */
  tellLook(personId: string, space: string, goal: string, spaces: readonly string[]): void;
  /** Publishes that a person looks at no goal, if their last space is one of `spaces`. */
  tellLeft(personId: string, spaces: readonly string[]): void;
  hear(payload: string): void;
  listen(spaces: readonly string[], listener: PresenceListener): () => void;
  settled(): Promise<void>;
}

/** Above this number, everybody's presence is forgotten until their next message. */
const maxPeople = 10_000;
/** Items in a notification, which holds at most 8,000 bytes. An item takes up to 270. */
const maxAtOnce = 25;
/** Above this number, news is dropped: it would arrive too late. */
const maxWaiting = 1_000;
const minuteMs = 60_000;

/** `feed/commits.ts` passes the channel's notifications to `hear`. */
export function openPresence(pool: pg.Pool, now: () => EpochMs): PresenceHub {
  const looks = new Map<string, LastLook>();
  const words = openCallLimit({ count: maxWordsAMinute, withinMs: minuteMs }, now, maxPeople);
  const listeners = new Map<string, Set<PresenceListener>>();
  let waiting: PresenceNews[] = [];
  let underWay: Promise<void> | null = null;

  const sendAll = async () => {
    while (waiting.length > 0) {
      const payload = JSON.stringify(waiting.slice(0, maxAtOnce));
      waiting = waiting.slice(maxAtOnce);
      await pool.query('select pg_notify($1, $2)', [presenceChannel, payload]).catch(() => {});
    }
    underWay = null;
  };
  const send = (news: Omit<PresenceNews, 'at'>) => {
    if (waiting.length >= maxWaiting) return;
    waiting.push({ ...news, at: new Date(now()).toISOString() });
    underWay ??= Promise.resolve().then(sendAll);
  };
  const know = (personId: string, look: LastLook | null) => {
    looks.delete(personId);
    if (looks.size >= maxPeople) looks.clear();
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
