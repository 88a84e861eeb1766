import { describe, expect, test } from 'vitest';
import { notesText } from '../notes/delta.ts';
import { answer, answered, at, context, known, rowOf, sent, typed } from '../testing/upload.ts';
import { answeredRecord } from './answered-record.ts';
import { arrivedRecord } from './arrived-record.ts';
import { editedRecord } from './edited-record.ts';
import { deletedRecord, deletedWithParent } from './deleted-record.ts';
import { undeletedRecord } from './undeleted-record.ts';
import { afterTreeDeletion, preparedRecord } from './prepared-record.ts';
import { recordOfNew, recordOfRow, type ServerRow, type SyncRecord, wantedBack } from './record.ts';
import { isFinal, isPassing, retryDelayMs, syncEngineVersion } from './retry.ts';
import { stampedBy, wasOverwrittenUnseen } from './stamps.ts';
import { seenFields, seenNotes } from './view.ts';

describe('a record on its way', () => {
  test('shows what was typed during an upload on top of it, and on top of its result', () => {
    const uploading = editedRecord(
      sent(editedRecord(known, typed({ name: 'run' }))),
      typed({ color: 'red' }),
    );
    expect(seenFields(uploading)).toMatchObject({ name: 'run', color: 'red' });
    const { record } = answered(uploading, answer(200, { row: rowOf({ rev: 2, name: 'run' }) }));
    expect(record?.inflight).toBeNull();
    expect(record && seenFields(record)).toMatchObject({ name: 'run', color: 'red' });
  });
  test('keeps its key when it is prepared a second time, and ignores an answer to another key', () => {
    const uploading = sent(editedRecord(known, typed({ name: 'run' })));
    expect(preparedRecord(uploading, 'key2', syncEngineVersion)?.inflight?.key).toBe('key1');
    expect(answeredRecord(uploading, 'key9', answer(400), context).record).toBe(uploading);
  });
  test('stays as it is when the answer says nothing about it', () => {
    const uploading = sent(editedRecord(known, typed({ name: 'run' })));
    for (const status of [401, 408, 425, 429, 500, 503])
      expect(answered(uploading, answer(status)).record).toBe(uploading);
  });
  test('is parked by a refusal until the person changes something or a new engine comes', () => {
    const { record: parked } = answered(
      sent(editedRecord(known, typed({ name: 'run' }))),
      answer(422, { message: 'no' }),
    );
    expect(parked?.syncFailed).toMatchObject({ httpStatus: 422, syncEngineVersion: 9 });
    expect(parked && seenFields(parked)['name']).toBe('run');
    expect(parked && preparedRecord(parked, 'k', syncEngineVersion)).toBeNull();
    expect(parked && preparedRecord(parked, 'k', syncEngineVersion + 1)?.inflight?.fields).toEqual({
      name: 'run',
    });
    expect(
      parked && preparedRecord(editedRecord(parked, typed({ color: 'red' })), 'k', syncEngineVersion),
    ).not.toBeNull();
  });
  test('that the server does not know any more is made anew, whole, and names its old id', () => {
    const { record } = answered(sent(editedRecord(known, typed({ color: 'red' }))), answer(404));
    expect(record).toMatchObject({ id: null, tempId: 'offline-2', recreatedFrom: 'id1', key: 'id1' });
    expect(record && seenFields(record)['name']).toBe('walk');
    expect(record && preparedRecord(record, 'k', syncEngineVersion)?.inflight?.kind).toBe('create');
  });
  test('that the server has forgotten after its deletion is not made anew', () => {
    const waiting = arrivedRecord(
      sent(editedRecord(known, typed({ name: 'run' }))),
      { kind: 'gone', scope: 's', rev: 2, movedTo: null },
      () => true,
    ).record;
    const { record, shelved } = answered(waiting as SyncRecord, answer(404));
    expect(record).toBeNull();
    expect(shelved).toMatchObject([{ reason: 'deletedElsewhere', fields: { name: 'run' } }]);
  });
  test('that was deleted elsewhere goes to the shelf with its edit', () => {
    const { record, shelved } = answered(sent(editedRecord(known, typed({ name: 'run' }))), answer(410));
    expect(record).toBeNull();
    expect(shelved).toMatchObject([{ reason: 'deletedElsewhere', fields: { name: 'run' } }]);
  });
  test('that was refused while the goal was away is shelved, and the goal is here again as the feed has told', () => {
    const back = {
      kind: 'row',
      scope: 's',
      row: rowOf({ rev: 5, name: 'hike' }),
      noteChanges: null,
    } as const;
    const waiting = arrivedRecord(sent(editedRecord(known, typed({ color: 'red' }))), back, () => true);
    const { record, shelved } = answered(waiting.record as SyncRecord, answer(410));
    expect(record).toMatchObject({ inflight: null, ahead: null, pending: null, base: { rev: 5 } });
    expect(record && seenFields(record)).toMatchObject({ name: 'hike', color: null });
    expect(shelved).toMatchObject([{ reason: 'deletedElsewhere', fields: { color: 'red' } }]);
  });
  test('that was refused because the goal was deleted is said anew once the goal is back', () => {
    const cutOff: SyncRecord = { ...sent(editedRecord(known, typed({ name: 'run' }))), ...wantedBack };
    const { record, shelved } = answered(editedRecord(cutOff, typed({ color: 'red' })), answer(410));
    expect(shelved).toEqual([]);
    expect(record).toMatchObject({ wish: 'restore', inflight: null });
    expect(record?.pending?.fields).toEqual({ name: 'run', color: 'red' });
  });
  test('of a goal that shall come back and is known no more makes it anew', () => {
    const cutOff: SyncRecord = { ...sent(editedRecord(known, typed({ name: 'run' }))), ...wantedBack };
    expect(answered(cutOff, answer(404)).record).toMatchObject({
      wish: 'keep',
      id: null,
      recreatedFrom: 'id1',
    });
  });
  test('loses only the part that was refused', () => {
    const edited = editedRecord(known, typed({ name: 'run', parent: 'p' }));
    const { record, shelved } = answered(sent(edited), answer(400, { errors: { parent: 'ring' } }));
    expect(record?.pending?.fields).toEqual({ name: 'run' });
    expect(shelved).toMatchObject([{ reason: 'partRefused', fields: { parent: 'p' } }]);
  });
  test('moves nothing back when the parent alone was wanted and is refused', () => {
    const day = { space: 'scope', columnId: 1, dueDate: '2026-11-21', bucketId: null };
    const placed = recordOfRow('goals', 's', rowOf(day), at);
    const refusal = answer(400, { errors: { parent: 'not there' } });
    const wanting = (place: Record<string, unknown>) =>
      answered(sent(editedRecord(placed, typed({ ...place, parent: 'p', subgoalSequenceNo: 900 }))), refusal)
        .record;

    expect(wanting(day)?.pending).toBeNull();
    expect(wanting({ ...day, dueDate: '2026-11-22' })?.pending?.fields).toMatchObject({
      dueDate: '2026-11-22',
    });
  });
  test('counts a 404 on delete as deleted, and a 410 as waiting for the feed', () => {
    const deleting = sent(deletedRecord(known));
    expect(answered(deleting, answer(404)).record).toBeNull();
    expect(answered(deleting, answer(410)).record?.wish).toBe('deleted');
  });
  test('whose deletion is taken back while it travels is restored afterwards', () => {
    const wanted = undeletedRecord(sent(deletedRecord(known)));
    const { record } = answered(wanted, answer(204));
    expect(record && preparedRecord(record, 'k', syncEngineVersion)?.inflight?.kind).toBe('restore');
  });
  test('below a deleted goal deletes itself when its own upload was still under way', () => {
    const child = recordOfNew('goals', 's', 'offline-1', typed({ name: 'x' }), at);
    const untouched = recordOfRow('goals', 's', { id: 'day', rev: 0, version: 1 }, at);
    expect(afterTreeDeletion(deletedWithParent(untouched, 'root'), 'done')).toBeNull();
    expect(afterTreeDeletion(deletedWithParent(child, 'root'), 'done')).toBeNull();
    expect(afterTreeDeletion(deletedWithParent(sent(child), 'root'), 'done')?.wish).toBe('delete');
  });
  test('below a deleted goal is shown again when it had been moved out of the tree elsewhere', () => {
    const child = deletedWithParent(known, 'root');
    expect(afterTreeDeletion(child, 'done')?.deletedWith).toBe('root');
    expect(afterTreeDeletion(child, 'nothing')?.deletedWith).toBeNull();
    expect(afterTreeDeletion(child, 'unknown')?.wish).toBe('delete');
  });
});

describe('news from the feed', () => {
  const row = (fields: Partial<ServerRow>) =>
    ({ kind: 'row', scope: 's', row: rowOf(fields), noteChanges: null }) as const;
  const arrived = (record: SyncRecord, news: ReturnType<typeof row>) =>
    arrivedRecord(record, news, () => false);

  test('waits while an upload is under way and counts after its answer', () => {
    const uploading = sent(editedRecord(known, typed({ name: 'run' })));
    const { record: waiting } = arrived(uploading, row({ rev: 3, name: 'other' }));
    expect(waiting && seenFields(waiting)['name']).toBe('run');
    const { record } = answered(waiting as SyncRecord, answer(200, { row: rowOf({ rev: 2, name: 'run' }) }));
    expect(record && seenFields(record)['name']).toBe('other');
  });
  test('that is older than what is there is ignored', () => {
    const newer = recordOfRow('goals', 's', rowOf({ rev: 5, name: 'new' }), at);
    expect(arrived(newer, row({ rev: 4, name: 'old' })).record).toEqual(newer);
  });
  test('stands whatever its revision when the server was restored from a backup', () => {
    const newer = recordOfRow('goals', 's', rowOf({ rev: 5, name: 'new' }), at);
    const { record } = arrivedRecord(newer, row({ rev: 4, name: 'old' }), () => false, true);
    expect(record && seenFields(record)['name']).toBe('old');
  });
  test('of a deletion wins over an unsent edit, which goes to the shelf', () => {
    const gone = { kind: 'gone', scope: 's', rev: 2, movedTo: null } as const;
    const { record, shelved } = arrivedRecord(editedRecord(known, typed({ name: 'run' })), gone, () => false);
    expect(record).toBeNull();
    expect(shelved).toHaveLength(1);
  });
  test('rewrites unsent notes over what others wrote', () => {
    const base = recordOfRow(
      'goals',
      's',
      rowOf({ richThoughts: { ops: [{ insert: 'stone\n' }] }, notesRev: 1 }),
      at,
    );
    const edited = editedRecord(base, typed({}, [{ retain: 5 }, { insert: ' mine' }]));
    const others = [{ insert: 'their ' }];
    const news = {
      kind: 'row',
      scope: 's',
      row: rowOf({ rev: 2, notesRev: 2, richThoughts: { ops: [{ insert: 'their stone\n' }] } }),
      noteChanges: [{ rev: 2, key: 'x', ops: others }],
    } as const;
    const { record } = arrivedRecord(edited, news, () => false);
    expect(record && seenNotes(record)).toEqual({ ops: [{ insert: 'their stone mine\n' }] });
  });
  test('shelves a value of one’s own that somebody overwrote without having seen it, and no other', () => {
    const { record: mine } = answered(
      sent(editedRecord(known, typed({ name: 'mine' }))),
      answer(200, { row: rowOf({ rev: 2, name: 'mine', stamps: { name: [2, 0, 0] } }) }),
    );
    const unseen = arrived(mine as SyncRecord, row({ rev: 3, name: 'theirs', stamps: { name: [3, 3, 1] } }));
    expect(unseen.shelved).toMatchObject([{ reason: 'overwritten', fields: { name: 'mine' } }]);
    const seen = arrived(mine as SyncRecord, row({ rev: 3, name: 'theirs', stamps: { name: [3, 0, 0] } }));
    expect(seen.shelved).toEqual([]);
  });
  test('goes to the shelf too when the first answer was lost, and who wrote over it knew what came just before it', () => {
    const uploading = sent(editedRecord(known, typed({ name: 'mine' })));
    // Revision 3 is this upload. Revision 4 was based on revision 2.
    const stamps = { color: [2, 0, 0], name: [4, 4, 2] } as const;
    const again = answered(
      uploading,
      answer(200, { row: rowOf({ rev: 4, name: 'theirs', color: 'red', stamps }) }),
    );
    expect(again.shelved).toMatchObject([{ reason: 'overwritten', fields: { name: 'mine' } }]);
    const knowing = rowOf({ rev: 4, name: 'theirs', stamps: { name: [4, 0, 0] } });
    expect(answered(uploading, answer(200, { row: knowing })).shelved).toEqual([]);
  });
});

describe('stamps', () => {
  test('tell a later edit from one made without having seen the last', () => {
    const first = stampedBy({}, { name: 'a' }, 1, 2);
    expect(wasOverwrittenUnseen(stampedBy(first, { name: 'b' }, 2, 3), 'name', 2)).toBe(false);
    expect(wasOverwrittenUnseen(stampedBy(first, { name: 'b' }, 1, 3), 'name', 2)).toBe(true);
    const moved = stampedBy(first, { columnId: 1, dueDate: '2026-11-21' }, 1, 3);
    expect(moved['place']).toEqual([3, 0, 0]);
    expect(wasOverwrittenUnseen(moved, 'name', 2)).toBe(false);
  });
});

describe('retryDelayMs', () => {
  test('doubles from one second to sixty, less up to a quarter', () => {
    expect([1, 2, 3, 7, 30].map((failures) => retryDelayMs(failures, 1))).toEqual([
      1_000, 2_000, 4_000, 60_000, 60_000,
    ]);
    expect(retryDelayMs(1, 0)).toBe(750);
  });
});

describe('isFinal', () => {
  test('is every answer that says something about the write', () => {
    expect([200, 201, 204, 400, 402, 403, 404, 410, 413, 422].every(isFinal)).toBe(true);
    expect([401, 408, 425, 429, 500, 503].some(isFinal)).toBe(false);
    expect([408, 425, 429, 500].every(isPassing)).toBe(true);
  });
});

describe('a goal on a server that was restored from a backup', () => {
  test('is as the server says, with what was typed on top, and nothing is deleted from its note', () => {
    const before = recordOfRow(
      'goals',
      's',
      rowOf({ rev: 9, notesRev: 3, richThoughts: { ops: [{ insert: 'ab' }] } }),
      at,
    );
    const change = [{ insert: 'x' }, { delete: 2 }];
    const now = rowOf({ rev: 2, notesRev: 1, richThoughts: { ops: [{ insert: 'cd' }] } });
    const arrival = { kind: 'row', scope: 's', row: now, noteChanges: null } as const;
    const { record } = arrivedRecord(
      editedRecord(before, typed({ name: 'run' }, change)),
      arrival,
      () => true,
      true,
    );
    expect(record?.base).toEqual(now);
    expect(record && seenFields(record)['name']).toBe('run');
    expect(record && notesText(seenNotes(record))).toMatch(/^(xcd|cdx)$/u);
    const own = {
      name: { value: 'walk', rev: 5, at },
      color: { value: 'red', rev: 9, at },
    };
    const step = arrivedRecord({ ...before, own }, arrival, () => true, true);
    expect(step.record?.own).toEqual({ name: { value: 'walk', rev: 2, at } });
    expect(step.shelved).toMatchObject([{ reason: 'overwritten', fields: { color: 'red' } }]);
    const onlyDeleting = editedRecord(before, typed({}, [{ delete: 2 }]));
    expect(arrivedRecord(onlyDeleting, arrival, () => true, true).record?.pending).toBeNull();
  });

  test('is told to be made on no revision that anybody knows, where its upload is under way', () => {
    const arrival = { kind: 'row', scope: 's', row: rowOf(), noteChanges: null } as const;
    const uploading = sent(editedRecord(known, typed({ name: 'run' })));
    const { record } = arrivedRecord(uploading, arrival, () => true, true);
    const edited = editedRecord(record as SyncRecord, typed({ color: 'red' }, [{ insert: 'a' }]));
    expect(edited.pending?.baseRev).toBe(0);
    const next = preparedRecord({ ...edited, inflight: null } as SyncRecord, 'key2', syncEngineVersion);
    expect(next?.inflight).toMatchObject({ baseRev: 0, notesBaseRev: 0 });
  });
});

describe('a goal that a full reading did not meet while its upload was under way', () => {
  const gone = { kind: 'gone', scope: 's', rev: 0, movedTo: null, unmetAt: 5 } as const;
  const uploading = sent(editedRecord(known, typed({ name: 'run' })));
  const waiting = arrivedRecord(uploading, gone, () => true).record as SyncRecord;

  test('is gone when the answer is older than the reading, and stays when it is newer', () => {
    expect(answered(waiting, answer(200, { row: rowOf({ rev: 2, version: 4 }) })).record).toBeNull();
    const { record } = answered(waiting, answer(200, { row: rowOf({ rev: 2, version: 6 }) }));
    expect(record).toMatchObject({ id: 'id1', ahead: null });
  });

  test('is made anew when the server does not know it', () => {
    expect(answered(waiting, answer(404)).record).toMatchObject({ id: null, recreatedFrom: 'id1' });
  });
});

describe('a comment that was deleted elsewhere', () => {
  test('goes to the shelf with what was changed in it and the goal that it was below of', () => {
    const comment = recordOfRow(
      'comments',
      's',
      { id: 'c1', rev: 1, version: 1, goal: 'id1', richText: null },
      at,
    );
    const changed = sent(editedRecord(comment, typed({ richText: { ops: [{ insert: 'late\n' }] } })));
    const { record, shelved } = answered(changed, answer(410));
    expect(record).toBeNull();
    expect(shelved).toMatchObject([{ fields: { goal: 'id1', richText: { ops: [{ insert: 'late\n' }] } } }]);
  });
});

describe('a goal that the server does not know any more', () => {
  test('is made anew under the name of the first goal, also when it was made anew before', () => {
    const again = recordOfRow('goals', 's', rowOf({ id: 'id2', recreatedFrom: 'id1' }), at);
    const { record } = answered(sent(editedRecord(again, typed({ name: 'run' }))), answer(404));
    expect(record).toMatchObject({ id: null, tempId: 'offline-2', recreatedFrom: 'id1' });
  });

  test('waits for the answer where the old one is there again, so that its note is not written twice', () => {
    const row = rowOf({ richThoughts: { ops: [{ insert: 'a' }] }, notesRev: 1 });
    const before = recordOfRow('goals', 's', row, at);
    const { record } = answered(sent(editedRecord(before, typed({ name: 'run' }))), answer(404));
    const arrival = { kind: 'row', scope: 's', row, noteChanges: null } as const;
    const waiting = arrivedRecord(record as SyncRecord, arrival, () => true).record;
    expect(waiting).toMatchObject({ id: null, base: null, ahead: { row: { id: 'id1' } } });
    expect(waiting && notesText(seenNotes(waiting))).toBe('a');
  });
});
