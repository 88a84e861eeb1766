import type { GoalWire } from '@cairn/contract/goals';
import type { TestPerson } from './test-server.ts';

/** A Saturday. */
export const today = '2026-11-21';

export const weekly = { rule: 'FREQ=WEEKLY' };

export const dates = (goals: readonly GoalWire[]) => goals.map(({ dueDate }) => dueDate).toSorted();

export const seriesOf = (goal: GoalWire) => goal.recurrence?.id as string;

export const occurrence = (goal: GoalWire, date: string) => `recurrence:${seriesOf(goal)}:${date}`;

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
