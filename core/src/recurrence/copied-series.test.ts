import { describe, expect, test } from 'vitest';
import { seriesOf } from '../testing/series.ts';
import { copiedSeries } from './copied-series.ts';

describe('copiedSeries', () => {
  const today = '2026-11-24';

  test('goes on from today, counting as before and with the days taken out that are yet to come', () => {
    const series = seriesOf({ skippedDates: ['2026-11-05', '2026-11-26'], assignee: 'ida' });
    expect(copiedSeries(series, today)).toMatchObject({
      dateFr: today,
      countedFrom: series.countedFrom,
      skippedDates: ['2026-11-26'],
      assignee: null,
    });
  });

  test('of weeks begins with the whole week of today', () => {
    expect(copiedSeries(seriesOf({ columnId: 2, rule: 'FREQ=WEEKLY' }), today)?.dateFr).toBe('2026-11-23');
  });

  test('keeps a beginning that is yet to come, and where its open occurrence stands', () => {
    expect(copiedSeries(seriesOf({ dateFr: '2026-12-24' }), today)?.dateFr).toBe('2026-12-24');
    const open = seriesOf({ anchor: 'completion', dateFr: '2026-11-20' });
    expect(copiedSeries(open, today)?.dateFr).toBe('2026-11-20');
  });

  test('is none where it has ended', () => {
    expect(copiedSeries(seriesOf({ dateTo: '2026-11-23' }), today)).toBeNull();
    expect(copiedSeries(seriesOf({ dateTo: today }), today)).not.toBeNull();
  });
});
