import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { EventRow } from './event.ts';
import { firstOfRun, maxShownOfRun, runCounts } from './run.ts';

const runs = fc
  .array(fc.constantFrom('GOAL_DONE', 'GOAL_CREATED', 'GOAL_MODIFIED'), { maxLength: 30 })
  .map((types) => types.map((type, at) => ({ type, code: String(at) }) as EventRow));

test('a long run first shows as many completed goals as it can, in its own order; a short one all', () => {
  fc.assert(
    fc.property(runs, (run) => {
      const shown = firstOfRun(run);
      expect(shown).toEqual(run.filter((event) => shown.includes(event)));
      expect(shown).toHaveLength(run.length <= maxShownOfRun ? run.length : maxShownOfRun - 1);
      expect(runCounts(shown).done).toBe(Math.min(runCounts(run).done, shown.length));
    }),
  );
});

test('counts every event once', () => {
  fc.assert(
    fc.property(runs, (run) => {
      const { done, added, other } = runCounts(run);
      expect(done + added + other).toBe(run.length);
    }),
  );
});
