import { goalContent, type EventContent } from './event-content.ts';

/** The event of a goal that does not exist. */
export function sampleContent(origin: string, now: number): EventContent {
  const at = new Date(now).toISOString();
  const today = at.slice(0, 10);
  const goal = { id: 'sample', name: 'A goal of this sample', column: 1, dueDate: today, doneDate: today };
  return {
    event: 'sample',
    at,
    space: { id: 'sample', name: 'A space of this sample' },
    by: { code: 'sample', name: 'Cairn' },
    goal: goalContent(origin, goal),
  };
}
