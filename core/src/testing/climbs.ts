import fc from 'fast-check';
import { type DateOnly, plusDays } from '../time/date-only.ts';
import { type ColumnId, horizonSpecs } from '../time/horizons.ts';
import { type ClimbGoal, climbStepOfGoal, planKey } from '../climbs/climb-goal.ts';
import type { ClimbStep } from '../climbs/climb-step.ts';
import { plannedGoals } from '../climbs/planned-goals.ts';

export const mark = { name: 'To the summit', icon: 'flag', color: 'blue', code: 'c', slug: 'to-the-summit' };

export const step = (id: string, more: Partial<ClimbStep> = {}): ClimbStep => ({
  id,
  name: `Step ${id}`,
  label: '',
  richDescription: null,
  richThoughts: null,
  repeatCount: 1,
  enabled: true,
  column: 1,
  periodIndex: 1,
  ...more,
});

export const columns = horizonSpecs.map(({ id }) => id);
export const anyColumn = fc.constantFrom<ColumnId>(...columns);
/** With leap days, ends of years with 53 weeks, and both clock changes of Berlin in 2026. */
export const anyDate = fc.oneof(
  fc.integer({ min: 0, max: 9_000 }).map((days) => plusDays('2005-01-01', days)),
  fc.constantFrom(
    '2028-02-29',
    '2020-12-31',
    '2026-12-31',
    '2027-01-01',
    '2026-03-29',
    '2026-10-25',
    '2004-02-29',
  ),
);
export const anyStep = fc.record({
  column: anyColumn,
  periodIndex: fc.integer({ min: 1, max: 6 }),
  repeatCount: fc.integer({ min: 1, max: 4 }),
  enabled: fc.boolean(),
});
export const anySteps = fc
  .array(anyStep, { minLength: 1, maxLength: 6 })
  .map((all) => all.map((each, at) => step(`s${at}`, each)))
  .filter((steps) => steps.some(({ enabled }) => enabled));

export function planned(steps: readonly ClimbStep[], startDate: DateOnly) {
  const plan = plannedGoals(steps, startDate);
  if (!plan.ok) throw new Error(plan.refusal.code);
  return plan.value;
}

export function goalsOf(
  steps: readonly ClimbStep[],
  startDate: DateOnly,
  inOrder = false,
): readonly ClimbGoal[] {
  return planned(steps, startDate).map((each) => ({
    id: planKey(each.step.id, each.repeat),
    name: each.step.name,
    columnId: each.columnId,
    dueDate: each.dueDate,
    doneDate: null,
    notesRev: 0,
    climbStep: climbStepOfGoal(each, mark, inOrder),
  }));
}

export const doneOn = (
  goals: readonly ClimbGoal[],
  ids: readonly string[],
  doneDate: DateOnly | null = '2026-11-28',
) => goals.map((goal) => (ids.includes(goal.id) ? { ...goal, doneDate } : goal));
