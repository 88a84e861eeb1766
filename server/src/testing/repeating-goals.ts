import type { GoalWire } from '@cairn/contract/goals';
import type { TestPerson } from './test-server.ts';

/** A Saturday; tests of repeating goals begin on it. */
export const today = '2026-11-21';

/** A rule of one occurrence each week. */
export const weekly = { rule: 'FREQ=WEEKLY' };

/** The days of goals, in order. */
export const dates = (goals: readonly GoalWire[]) => goals.map(({ dueDate }) => dueDate).toSorted();

/** The id of a goal's series. */
export const seriesOf = (goal: GoalWire) => goal.recurrence?.id as string;

/** How an occurrence of a goal's series is called. */
export const occurrence = (goal: GoalWire, date: string) => `recurrence:${seriesOf(goal)}:${date}`;

/** What somebody does with a walk of each week. */
export function repeatingGoals(person: () => TestPerson) {
  return {
    begin: (body: object = {}, somebody = person()) =>
      somebody.createGoal({ name: 'Walk', column: 1, dueDate: today, recurrence: weekly, ...body }),
    put: (goal: string, body: object, mode = '', headers = {}) =>
      person().ask({ method: 'PUT', path: `/api/goals-2/${goal}/${mode && `?mode=${mode}`}`, body, headers }),
    remove: (goal: string, mode = '') =>
      person().ask({ method: 'DELETE', path: `/api/goals-2/${goal}/${mode && `?mode=${mode}`}` }),
    read: (goal: string) => person().ask({ path: `/api/goals-2/${goal}/` }),
    list: async (
      query = 'column=1&from=2026-11-01&to=2026-12-20',
      somebody = person(),
    ): Promise<GoalWire[]> => (await somebody.ask({ path: `/api/goals-2/?${query}` })).body,
  };
}
