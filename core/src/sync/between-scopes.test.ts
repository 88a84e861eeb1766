import { describe, expect, test } from 'vitest';
import { answer, answered, at, context, known, rowOf, sent, typed } from '../testing/upload.ts';
import { answeredRecord } from './answered-record.ts';
import { arrivedRecord } from './arrived-record.ts';
import { editedRecord } from './edited-record.ts';
import { deletedRecord } from './deleted-record.ts';
import { recordOfNew, type SyncRecord } from './record.ts';

describe('a goal of a space that the writer has left', () => {
  test('goes to the shelf with what was typed, and stays as it was until its scope goes', () => {
    const refusal = answer(403, { code: 'space.left' });
    const { record, shelved } = answered(sent(editedRecord(known, typed({ name: 'run' }))), refusal);
    expect(shelved).toMatchObject([{ reason: 'spaceLeft', fields: { name: 'run' } }]);
    expect(record).toEqual(known);
    expect(answered(sent(deletedRecord(known)), refusal)).toEqual({ record: known, shelved: [] });
  });

  test('goes when its scope has gone before: nobody tells of it any more', () => {
    const refusal = answer(403, { code: 'space.left' });
    const uploading = sent(editedRecord(known, typed({ name: 'run' })));
    const { record, shelved } = answeredRecord(uploading, 'key1', refusal, {
      ...context,
      holdsScope: () => false,
    });
    expect(record).toBeNull();
    expect(shelved).toMatchObject([{ reason: 'spaceLeft', fields: { name: 'run' } }]);
  });

  test('goes at once when it has gone there from where it was last seen, unless there is newer news of it', () => {
    const refusal = answer(403, { code: 'space.left', space: 'others' });
    const uploading = sent(editedRecord(known, typed({ name: 'run' })));
    const gone = answered(uploading, refusal);
    expect(gone).toMatchObject({ record: null, shelved: [{ reason: 'spaceLeft', fields: { name: 'run' } }] });
    const back = { kind: 'row', scope: 's', row: rowOf({ rev: 3 }), noteChanges: null } as const;
    const { record } = answered({ ...uploading, ahead: back } as SyncRecord, refusal);
    expect(record).toMatchObject({ scope: 's', base: { rev: 3 }, pending: null });
    expect(answered(uploading, { ...refusal, space: 's' }).record).toEqual(known);
  });

  test('that never got there is only on the shelf', () => {
    const made = recordOfNew('goals', 's', 'offline-1', typed({ name: 'run' }), at);
    const { record, shelved } = answered(sent(made), answer(403, { code: 'space.left' }));
    expect(record).toBeNull();
    expect(shelved).toMatchObject([{ reason: 'spaceLeft', name: 'run' }]);
  });

  test('goes at once when the newer news of it is of yet another space, which is left too', () => {
    const refusal = answer(403, { code: 'space.left', space: 'others' });
    const uploading = sent(editedRecord(known, typed({ name: 'run' })));
    const away = {
      kind: 'row',
      scope: 'third',
      row: rowOf({ rev: 3, space: 'third' }),
      noteChanges: null,
    } as const;
    expect(answered({ ...uploading, ahead: away } as SyncRecord, refusal).record).toBeNull();
  });
});

describe('a new goal that was deleted while it was uploaded, and is then rejected', () => {
  const made = recordOfNew('goals', 's', 'offline-1', typed({ name: 'run' }), at);
  const refusal = answer(403, { code: 'space.readOnly' });

  test('is gone', () => {
    expect(answered(deletedRecord(sent(made)) as SyncRecord, refusal)).toEqual({ record: null, shelved: [] });
  });

  test('is deleted where it is, if an earlier upload had got there', () => {
    const ahead = { kind: 'row', scope: 's', row: rowOf({ rev: 1 }), noteChanges: null } as const;
    const uploading = { ...(deletedRecord(sent(made)) as SyncRecord), ahead } as SyncRecord;
    expect(answered(uploading, refusal).record).toMatchObject({ id: rowOf({}).id, wish: 'delete' });
  });
});

describe('a goal that its own upload has taken to another space', () => {
  const moving = sent(editedRecord(known, typed({ space: 'others' })));
  const there = answer(200, { row: rowOf({ rev: 2, space: 'others' }) });

  test('goes from here when nothing of that space is read, unless something of it is still to be sent', () => {
    expect(answered(moving, there)).toEqual({ record: null, shelved: [] });
    const typedMeanwhile = editedRecord(moving, typed({ name: 'run' }));
    expect(answered(typedMeanwhile, there).record).toMatchObject({
      scope: 'others',
      pending: { fields: { name: 'run' } },
    });
  });

  test('stays when that space is read', () => {
    const { record } = answeredRecord(moving, 'key1', there, { ...context, holdsScope: () => true });
    expect(record).toMatchObject({ scope: 'others', base: { rev: 2 } });
  });
});

describe('the news that a goal went from one space to the next', () => {
  const left = (scope: string, rev: number, movedTo: string) =>
    ({ kind: 'gone', scope, rev, movedTo }) as const;
  const arrived = (arrival: ReturnType<typeof left>) =>
    arrivedRecord(known, arrival, (scope) => scope !== 'unread').record;

  test('counts from a space where it was never seen, when it is newer than what is known', () => {
    expect(arrived(left('between', 3, 'unread'))).toBeNull();
    expect(arrived(left('between', 3, 'last'))).toMatchObject({ scope: 'last' });
  });

  test('is late from a space that it had left before it came here', () => {
    expect(arrived(left('before', 1, 's'))).toEqual(known);
  });
});
