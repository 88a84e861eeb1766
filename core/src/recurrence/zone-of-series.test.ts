import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { editedGoal } from '../goals/edited-goal.ts';
import type { GoalEdit } from '../goals/goal.ts';
import { seriesOf } from '../testing/series.ts';
import { dateOfDayNumber } from '../time/date-only.ts';
import { momentOf, wallTimeAt } from '../time/zones.ts';
import { editedSeries } from './edited-series.ts';
import { untouchedOccurrence } from './occurrence.ts';

const zones = [
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Kiritimati',
];
const zone = fc.constantFrom(...zones);
const day = fc.integer({ min: 20_000, max: 24_000 }).map(dateOfDayNumber);

const timedSeries = (made: string, dateFr: string, minutes: number) => {
  const from = momentOf(dateFr, minutes, made);
  return seriesOf({
    zone: made,
    dateFr,
    datetimeFr: new Date(from).toISOString(),
    datetimeTo: new Date(from + 3_600_000).toISOString(),
  });
};

describe('the hours of a repeat', () => {
  test('are one moment for everybody, the one that the maker’s clock says', () => {
    fc.assert(
      fc.property(zone, zone, zone, day, day, fc.nat(1439), (made, one, other, dateFr, date, minutes) => {
        const series = timedSeries(made, dateFr, minutes);
        const seen = untouchedOccurrence(series, date, one);
        expect(untouchedOccurrence(series, date, other)).toEqual(seen);
        expect(wallTimeAt(Date.parse(seen.datetimeFr as string), made)).toEqual(
          wallTimeAt(
            momentOf(date, wallTimeAt(Date.parse(series.datetimeFr as string), made).minutes, made),
            made,
          ),
        );
      }),
    );
  });

  test('stay where they are when somebody elsewhere changes a colour', () => {
    fc.assert(
      fc.property(zone, zone, day, day, fc.nat(1439), (made, editors, dateFr, date, minutes) => {
        const series = timedSeries(made, dateFr, minutes);
        const goal = untouchedOccurrence(series, date, editors);
        const edited = editedGoal(goal, { color: 'red' }, editors);
        expect(edited).toMatchObject({
          ok: true,
          value: { datetimeFr: goal.datetimeFr, dueDate: goal.dueDate },
        });
      }),
    );
  });

  const editFrom = (editors: string, edit: GoalEdit) => {
    const series = timedSeries('Europe/Berlin', '2026-11-21', 600);
    const before = untouchedOccurrence(series, '2026-11-23', editors);
    const after = editedGoal(before, edit, editors);
    if (!after.ok) throw new Error('The edit is refused.');
    const edited = editedSeries(
      series,
      {
        before: before as typeof before & { recurrence: { id: string; originalDate: string } },
        after: after.value,
        edit,
        recurrence: {},
        changesNotes: false,
        scope: 'ALL',
      },
      {
        today: '2026-11-22',
        zone: editors,
        at: '2026-11-22T08:00:00.000Z',
        nextId: () => 'next',
        nextTempId: null,
      },
    );
    if (!edited.ok) throw new Error('The edit is refused.');
    return edited.value.series;
  };

  test('keep the maker’s zone, also with other times from another zone', () => {
    expect(editFrom('America/New_York', { color: 'red' }).zone).toBe('Europe/Berlin');
    const times = { datetimeFr: '2026-11-23T15:00:00.000Z', datetimeTo: '2026-11-23T16:00:00.000Z' };
    const later = editFrom('America/New_York', times);
    expect(later.zone).toBe('Europe/Berlin');
    expect(untouchedOccurrence(later, '2027-03-20', 'America/New_York').datetimeFr).toBe(
      '2027-03-20T15:00:00.000Z',
    );
  });

  test('take the editor’s zone where the new hour is on another day of the maker’s', () => {
    const times = { datetimeFr: '2026-11-24T03:00:00.000Z', datetimeTo: '2026-11-24T04:00:00.000Z' };
    const late = editFrom('America/New_York', times);
    expect(late.zone).toBe('America/New_York');
    expect(untouchedOccurrence(late, '2026-11-23', 'Europe/Berlin').datetimeFr).toBe(
      '2026-11-24T03:00:00.000Z',
    );
  });
});
