import pg from 'pg';
import { setTimeout as sleep } from 'node:timers/promises';
import { commitChannel } from './publisher.ts';

/** Hears of one commit: a scope has reached a version. */
export type CommitListener = (scopeId: string, version: number) => void;

/** Everybody in this process who wants to hear of commits, on one connection. */
export interface Commits {
  /** Listens to some scopes; answers what ends it. */
  listen(scopeIds: readonly string[], listener: CommitListener): () => void;
  close(): Promise<void>;
}

const reconnectMs = 1_000;

/** Listens to commits; a lost connection is opened again for as long as it takes. */
export function openCommits(pool: pg.Pool): Commits {
  const listeners = new Map<string, Set<CommitListener>>();
  let client: pg.Client | null = null;
  let isClosed = false;

  const hear = ({ payload }: pg.Notification) => {
    for (const [scopeId, version] of JSON.parse(payload ?? '[]') as [string, number][]) {
      for (const listener of listeners.get(scopeId) ?? []) listener(scopeId, version);
    }
  };
  const connect = async (): Promise<void> => {
    while (!isClosed) {
      const next = new pg.Client(pool.options);
      next.on('notification', hear);
      // A connection that breaks tells so, sometimes twice, and then ends; without a listener the process would.
      next.on('error', () => {});
      next.once('end', () => {
        if (client === next) {
          client = null;
          void connect();
        }
      });
      try {
        await next.connect();
        await next.query(`listen ${commitChannel}`);
        if (isClosed) await next.end();
        else client = next;
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
      for (const id of scopeIds) listeners.set(id, (listeners.get(id) ?? new Set()).add(listener));
      return () => {
        for (const id of scopeIds) {
          const rest = listeners.get(id);
          rest?.delete(listener);
          if (rest?.size === 0) listeners.delete(id);
        }
      };
    },
    async close() {
      isClosed = true;
      await connecting;
      const last = client;
      client = null;
      await last?.end();
    },
  };
}
