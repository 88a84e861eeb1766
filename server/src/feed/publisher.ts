import pg from 'pg';
import type { Publish } from '../context/server-context.ts';

export const commitChannel = 'cairn_commits';

export interface Publisher {
  readonly publish: Publish;
  settled(): Promise<void>;
}

/**
 * Notifies all processes of commits, after the transactions: NOTIFY inside them would serialize commits, which costs a
 * busy server most of its writes.
 *
 * If the process dies in between, listeners learn of the change with the next change or poll. While one notification is
 * sent, newer versions are collected for the next.
 */
export function openPublisher(pool: pg.Pool): Publisher {
  let waiting = new Map<string, number>();
  let underWay: Promise<void> | null = null;
  const tellAll = async () => {
    while (waiting.size > 0) {
      const payload = JSON.stringify([...waiting].slice(0, maxScopesAtOnce));
      waiting = new Map([...waiting].slice(maxScopesAtOnce));
      await pool.query('select pg_notify($1, $2)', [commitChannel, payload]).catch(() => {});
    }
    underWay = null;
  };
  return {
    publish(scopeId, version) {
      waiting.set(scopeId, Math.max(version, waiting.get(scopeId) ?? 0));
      underWay ??= Promise.resolve().then(tellAll);
    },
    settled: async () => {
      await underWay;
    },
  };
}

/** A notification holds at most 8,000 bytes. A scope takes about 60. */
const maxScopesAtOnce = 100;
