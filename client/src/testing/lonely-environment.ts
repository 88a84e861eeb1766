import { allSyncRules } from '@cairn/core/sync/rules';
import type { Environment } from '../environment/environment.ts';
import { memoryStore } from '../store/memory-store.ts';
import { NoAnswer } from '../wire/wire.ts';

/**
 * A device by itself: one tab, a disk in memory, no network, ids that count up, and a clock that goes on by a second
 * each time somebody looks at it. What is due at once comes in a turn of its own; nothing is ever due later.
 *
 * @param startedAt what the clock shows at first, in milliseconds of the epoch
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
    // As a disk: without one a tab knows that it shares nothing.
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
