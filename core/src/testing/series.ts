import type { RecurrenceRow } from '../recurrence/recurrence.ts';

/** Daily from 1 November 2026 by default. */
export function seriesOf(part: Partial<Omit<RecurrenceRow, 'countedFrom'>> = {}): RecurrenceRow {
  return {
    id: '019d3c1e-7b4a-7c52-9f3e-6d2a8b4c1e77',
    tempId: null,
    space: 'space',
    columnId: 1,
    rule: 'FREQ=DAILY',
    anchor: 'date',
    dateFr: '2026-11-01',
    countedFrom: part.dateFr ?? '2026-11-01',
    dateTo: null,
    zone: null,
    skippedDates: [],
    name: 'Walk',
    richThoughts: null,
    color: null,
    durationMinutes: null,
    tags: [],
    assignee: null,
    datetimeFr: null,
    datetimeTo: null,
    horizonSequenceNo: 2000,
    createdBy: 'ida',
    createdDatetime: '2026-11-01T08:00:00.000Z',
    modifiedDatetime: '2026-11-01T08:00:00.000Z',
    version: 1,
    rev: 1,
    ...part,
  };
}
