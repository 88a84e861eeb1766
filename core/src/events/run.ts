import type { EventRow } from './event.ts';

/** A longer run shows only its most telling events at first. */
export const maxShownOfRun = 6;

/** @param run successive events of one person, newest first, as is the result: completed goals before others */
export function firstOfRun(run: readonly EventRow[]): readonly EventRow[] {
  if (run.length <= maxShownOfRun) return run;
  const most = maxShownOfRun - 1;
  const shown = new Set([...run.filter(isDone), ...run.filter((event) => !isDone(event))].slice(0, most));
  return run.filter((event) => shown.has(event));
}

export function runCounts(run: readonly EventRow[]): Readonly<Record<'done' | 'added' | 'other', number>> {
  const done = run.filter(isDone).length;
  const added = run.filter(({ type }) => type === 'GOAL_CREATED').length;
  return { done, added, other: run.length - done - added };
}

const isDone = ({ type }: EventRow) => type === 'GOAL_DONE';
