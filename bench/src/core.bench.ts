import { occurrenceDates } from '@cairn/core/recurrence/occurrence-dates';
import { dateOfDayNumber, dayNumberOf } from '@cairn/core/time/date-only';
import { tellBeside, tellFloor } from './figures.ts';

const rules = [
  'FREQ=DAILY',
  'FREQ=WEEKLY;BYDAY=MO,WE',
  'FREQ=WEEKLY;BYDAY=TU',
  'FREQ=MONTHLY;BYMONTHDAY=31',
  'FREQ=YEARLY',
];
const series = Array.from({ length: 500 }, (_, at) => ({
  columnId: 1 as const,
  rule: rules[at % rules.length] as string,
  anchor: 'date' as const,
  dateFr: '2026-01-31',
  countedFrom: '2026-01-31',
  dateTo: null,
  skippedDates: [],
}));

function expanded(): number {
  let count = 0;
  for (const each of series) count += occurrenceDates(each, '2027-01-01', '2027-12-31').length;
  return count;
}

function floor(count: number): number {
  const first = dayNumberOf('2027-01-01');
  const dates: string[] = [];
  for (let at = 0; at < count; at += 1) dates.push(dateOfDayNumber(first + (at % 365)));
  return dates.length;
}

const count = expanded();
const ms = (work: () => unknown) => {
  const startedAt = performance.now();
  work();
  return performance.now() - startedAt;
};
const turns = Array.from({ length: 33 }, () => [ms(() => floor(count)), ms(expanded)] as const).slice(3);
const floors = turns.map(([one]) => one);
tellFloor(`${count} dates written, ms`, floors);
tellBeside(
  '500 series over a year, ms',
  turns.map(([, other]) => other),
  floors,
  'held to 10',
);
