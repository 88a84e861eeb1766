import pg from 'pg';
import { setTimeout as sleep } from 'node:timers/promises';
import { knownPeople } from '../accounts/known-people.ts';
import { jobsChannel, type JobQueue } from '../queue/job-queue.ts';
import { presenceChannel, type PresenceHub } from '../presence/presence.ts';
import { commitChannel } from './publisher.ts';

/** PostgreSQL channel that reports changed sessions, settings and memberships (migration 0004). */
const peopleChannel = 'cairn_people';

export type CommitListener = (scopeId: string, version: number) => void;

export interface Commits {
  /** Returns the unsubscribe function. */
  listen(scopeIds: readonly string[], listener: CommitListener): () => void;
  /** Calls `listener` when the person's sessions, settings or memberships change. */
  listenTo(personId: string, listener: () => void): () => void;
  close(): Promise<void>;
}

const reconnectMs = 1_000;

/**
 * Listens to commits of all processes, and drops changed people from the cache. Reconnects forever; caches nobody while
 * disconnected.
 *
 * @param presence receives its notifications through the same connection
 * @param jobs likewise; also looks for jobs after each connecting, because notifications may have been missed
 */
export function openCommits(
  pool: pg.Pool,
  presence: Pick<PresenceHub, 'hear'> | null = null,
  jobs: Pick<JobQueue, 'look'> | null = null,
): Commits {
  const listeners = new Map<string, Set<CommitListener>>();
  const peopleListeners = new Map<string, Set<() => void>>();
  let client: pg.Client | null = null;
  let isClosed = false;

  const people = knownPeople(pool);
  const hear = ({ channel, payload }: pg.Notification) => {
    if (channel === peopleChannel) {
      people.forgetPerson(payload ?? '');
      for (const listener of peopleListeners.get(payload ?? '') ?? []) listener();
      return;
    }
    if (channel === presenceChannel) {
      presence?.hear(payload ?? '[]');
      return;
    }
    if (channel === jobsChannel) {
      jobs?.look(payload);
      return;
    }
    for (const [scopeId, version] of JSON.parse(payload ?? '[]') as [string, number][]) {
      for (const listener of listeners.get(scopeId) ?? []) listener(scopeId, version);
    }
  };
  const connect = async (): Promise<void> => {
    while (!isClosed) {
      const next = new pg.Client(pool.options);
      next.on('notification', hear);
      // A broken connection emits `error` before `end`. An unhandled `error` would end the process.
      next.on('error', () => {});
      let deafen: (() => void) | null = null;
      next.once('end', () => {
        deafen?.();
        deafen = null;
        if (client === next) {
          client = null;
          void connect();
        }
      });
      try {
        await next.connect();
        await next.query(`listen ${commitChannel}`);
        await next.query(`listen ${peopleChannel}`);
        if (presence) await next.query(`listen ${presenceChannel}`);
        if (jobs) await next.query(`listen ${jobsChannel}`);
        deafen = people.hear();
        if (isClosed) await next.end();
        else client = next;
        jobs?.look();
        return;
      } catch {
        await next.end().catch(() => {});
        await sleep(reconnectMs, undefined, { ref: false });
      }
    }
  };
  const connecting = connect();
  return {
    listen(scopeIds, listener) {
      const ends = scopeIds.map((id) => added(listeners, id, listener));
      return () => {
        for (const end of ends) end();
      };
    },
    listenTo: (personId, listener) => added(peopleListeners, personId, listener),
    async close() {
      isClosed = true;
      await connecting;
      const last = client;
      client = null;
      await last?.end();
    },
  };
}

function added<Listener>(all: Map<string, Set<Listener>>, name: string, listener: Listener): () => void {
  all.set(name, (all.get(name) ?? new Set()).add(listener));
  return () => {
    const rest = all.get(name);
    rest?.delete(listener);
    if (rest?.size === 0) all.delete(name);
  };
}
