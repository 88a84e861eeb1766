import { atRest, type Inflight, recordOfRow, type ServerRow, type SyncRecord } from '@cairn/core/sync/record';
import type { SeriesEffect } from '@cairn/core/recurrence/series-effect';
import { describe, expect, test } from 'vitest';
import { Replica } from '../replica/replica.ts';
import { refKey } from '../store/account-store.ts';
import { settledSeries } from './settled-series.ts';

const at = '2026-11-21T09:00:00.000Z';
const dateTo = '2026-11-30';
const effect: SeriesEffect = { kind: 'change', id: 'series', rev: 1, fields: { dateTo } };
const recurrence = { id: 'series', originalDate: '2026-12-05' };
const goal = recordOfRow('goals', 's', { id: 'goal', rev: 1, version: 1, recurrence }, at);

const seriesAt = (rev: number) =>
  recordOfRow(
    'recurrences',
    's',
    { id: 'series', rev, version: rev, anchor: 'date', dateFr: '2026-11-21', dateTo: null, skippedDates: [] },
    at,
  );

function settled(series: SyncRecord, version = 2): readonly SyncRecord[] {
  const scope = { mode: 'STARTING_FROM_THIS' as const, effects: [effect], order: '1' };
  const typed = { fields: { name: 'run', recurrence }, notes: null, baseRev: 1, notesBaseRev: 0 };
  const inflight: Inflight = { ...typed, scope, key: '1', kind: 'update' };
  const records = new Map([[refKey(series), series]]);
  const answered = { id: 'goal', rev: 2, version, recurrence } as ServerRow;
  return settledSeries({ ...goal, ...atRest, inflight }, answered, records, new Replica(), at).put;
}

describe('a series, when what was said for several of its goals is accepted', () => {
  test('stands as the device has worked it out, until the server tells', () => {
    expect(settled(seriesAt(1)).map(({ base }) => base?.['dateTo'])).toEqual([dateTo]);
  });

  test('stays as the server has told meanwhile, which knew where the change went', () => {
    expect(settled(seriesAt(2))).toEqual([]);
  });

  test('takes the change although an earlier one has arrived meanwhile', () => {
    expect(settled(seriesAt(2), 3).map(({ base }) => base?.['dateTo'])).toEqual([dateTo]);
  });
});
