import { describe, expect, test } from 'vitest';
import { editedRecord } from './edited-record.ts';
import { preparedRecord } from './prepared-record.ts';
import { joinedRecord } from './joined-record.ts';
import { type Inflight, recordOfRow, type ServerRow, type SyncRecord } from './record.ts';
import { syncEngineVersion } from './retry.ts';

const at = '2026-11-21T09:00:00.000Z';
const rowOf = (rev: number, name: string): ServerRow => ({ id: 'id1', rev, version: rev, name, space: 's' });
const known = recordOfRow('goals', 's', rowOf(1, 'walk'), at);
const typed = (fields: Record<string, unknown>, notes: Inflight['notes'] = null) => ({ fields, notes });
const sent = (record: SyncRecord): SyncRecord =>
  preparedRecord(record, 'key1', syncEngineVersion) as SyncRecord;

describe('two records that turned out to be one goal', () => {
  test('keep what was typed into either', () => {
    const made = editedRecord({ ...known, key: 'offline-1' }, typed({ name: 'run' }, [{ insert: 'b' }]));
    const brought = editedRecord(known, typed({ name: 'hike', color: 'red' }, [{ insert: 'a' }]));
    expect(joinedRecord(made, sent(brought)).record).toMatchObject({
      key: 'offline-1',
      inflight: { key: 'key1', fields: { name: 'hike', color: 'red' } },
      pending: { fields: { name: 'run' }, notes: [{ insert: 'b' }] },
    });
    expect(joinedRecord(made, brought).record?.pending).toMatchObject({
      fields: { name: 'run', color: 'red' },
      notes: [{ insert: 'ab' }],
    });
  });

  test('know the newer row of the two', () => {
    const older = recordOfRow('goals', 's', rowOf(2, 'run'), at);
    const newer = recordOfRow('goals', 's', rowOf(3, 'hike'), at);
    for (const [kept, twin] of [
      [older, editedRecord(newer, typed({ color: 'red' }))],
      [editedRecord(newer, typed({ color: 'red' })), older],
    ] as const) {
      const { record } = joinedRecord(kept, twin);
      expect(record).toMatchObject({ base: { rev: 3 }, pending: { fields: { color: 'red' } } });
    }
    const waiting = joinedRecord(newer, sent(editedRecord(older, typed({ color: 'red' })))).record;
    expect(waiting).toMatchObject({ base: { rev: 3 }, inflight: { key: 'key1' } });
  });
});
