import { type RecurrenceWish, wishedRecurrence } from '../recurrence/recurrence-edit.ts';
import { isDateOnly } from '../time/date-only.ts';
import { dayColumn } from '../time/horizons.ts';

/**
 * How a goal of a day repeats by a rule of iCalendar; null where it says more than a repeat here can, such as how often or
 * at which hours.
 */
export function importedRepeat(rule: string): RecurrenceWish | null {
  const parts = rule
    .trim()
    .toUpperCase()
    .replace(/^RRULE:/u, '')
    .split(';')
    .filter((part) => part !== '');
  const until = parts.find((part) => part.startsWith('UNTIL='))?.slice('UNTIL='.length);
  const [, year, month, day] = /^(\d{4})-?(\d{2})-?(\d{2})/u.exec(until ?? '') ?? [];
  const dateTo = `${year}-${month}-${day}`;
  if (until !== undefined && !isDateOnly(dateTo)) return null;
  // Weeks begin on Monday here; on which day they begin says nothing where every week counts.
  const everyWeek = !parts.some((part) => part.startsWith('INTERVAL=') && part !== 'INTERVAL=1');
  const told = parts.filter(
    (part) => !part.startsWith('UNTIL=') && part !== 'WKST=MO' && !(everyWeek && part.startsWith('WKST=')),
  );
  const wish = { rule: told.join(';'), anchor: 'date', dateTo: until === undefined ? null : dateTo } as const;
  const goal = { columnId: dayColumn, public: false, type: null, hasSubgoals: false } as const;
  const wished = wishedRecurrence(wish, goal);
  return wished.ok ? wished.value : null;
}
