import { describe, expect, test } from 'vitest';
import { dayNowOf } from './day-now.ts';
import type { PlannedBlock } from './day-plan.ts';

interface Given {
  readonly name: string;
  readonly doneDate: string | null;
}

const block = (
  name: string,
  from: number,
  to: number,
  { isEstimated = false, isDone = false, line = null as string | null } = {},
): PlannedBlock<Given> => ({
  goal: { name, doneDate: isDone ? '2026-11-20' : null },
  from,
  to,
  lane: 0,
  lanes: 1,
  isEstimated,
  isRest: false,
  line,
});

const namesAt = (minute: number, ...blocks: readonly PlannedBlock<Given>[]) => {
  const { current, next } = dayNowOf(blocks, minute);
  return [current?.goal.name ?? null, next?.goal.name ?? null];
};

describe('the current goal and the next one', () => {
  const day = [block('write', 540, 600), block('review', 600, 660), block('call', 840, 870)];

  test('a goal runs from its first minute, and no longer in its last', () => {
    expect(namesAt(539, ...day)).toEqual([null, 'write']);
    expect(namesAt(540, ...day)).toEqual(['write', 'review']);
    expect(namesAt(600, ...day)).toEqual(['review', 'call']);
    expect(namesAt(660, ...day)).toEqual([null, 'call']);
    expect(namesAt(870, ...day)).toEqual([null, null]);
  });

  test('leaves out lines of notes, done goals and estimates', () => {
    const line = block('workshop', 600, 660, { line: 'Talk' });
    expect(namesAt(610, line, block('call', 840, 870))).toEqual([null, 'call']);
    const done = block('done', 600, 660, { isDone: true });
    const guess = block('guess', 600, 630, { isEstimated: true });
    expect(namesAt(610, done, guess, block('call', 840, 870))).toEqual([null, 'call']);
  });

  test('of several, the one that began last runs, and the next one is after its end', () => {
    const trip = block('trip', 480, 1200);
    expect(
      namesAt(610, trip, block('lunch', 600, 660), block('tea', 640, 700), block('dinner', 900, 960)),
    ).toEqual(['lunch', 'dinner']);
    expect(namesAt(500, trip, block('lunch', 600, 660))).toEqual(['trip', null]);
  });
});
