import { allSyncRules } from '@cairn/core/sync/rules';
import type { Environment } from '../environment/environment.ts';
import { memoryStore } from '../store/memory-store.ts';
import { NoAnswer } from '../wire/wire.ts';

/**
 * A tab without a network. The disk is in memory, ids count up, and each read of the clock advances it by one
 * second. Callbacks without a delay run in a turn of their own; callbacks with a delay never run.
 *
 * @param startedAt milliseconds since 1970
 */
export function lonelyEnvironment(startedAt: number, change: Partial<Environment> = {}): Environment {
  let nowMs = startedAt;
  let ids = 0;
  return {
    now: () => (nowMs += 1_000),
    random: () => 0.5,
    newId: () => String((ids += 1)),
    zone: () => 'UTC',
    after(delayMs, due) {
      const timer = delayMs === 0 ? setTimeout(due) : undefined;
      return () => clearTimeout(timer);
    },
    firstPaint: () => Promise.resolve(),
    // A tab with a memory store assumes that it shares nothing.
    store: { ...memoryStore(), storage: 'durable' },
    wire: { send: () => Promise.reject(new NoAnswer('There is no network.')) },
    channel: { post: () => undefined, listen: () => () => undefined },
    lock: {
      request: (_steals, held) => {
        held();
        return () => undefined;
      },
    },
    stream: { open: () => () => undefined },
    wakeUps: () => () => undefined,
    whenLeft: () => () => undefined,
    snapshot: { read: () => null, write: () => undefined },
    journals: { read: () => new Map(), write: () => undefined, watch: () => () => undefined },
    keepStorage: () => undefined,
    rules: allSyncRules,
    ...change,
  };
}
