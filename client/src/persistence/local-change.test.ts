import { atRest, onRow, type ServerRow, type SyncRecord, wanted } from '@cairn/core/sync/record';
import { recordOfRow } from '@cairn/core/sync/record';
import { arrivedRecord } from '@cairn/core/sync/arrived-record';
import { editedRecord } from '@cairn/core/sync/edited-record';
import { seenFields } from '@cairn/core/sync/view';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Cairn } from '../cairn/cairn.ts';
import { addComment } from '../comments/add-comment.ts';
import { commentsOf } from '../comments/comments-of.ts';
import { editComment } from '../comments/edit-comment.ts';
import { addGoals } from '../goals/add-goals.ts';
import { renameGoal, tickGoal } from '../goals/change-goal.ts';
import { openedName } from '../goals/opened-name.ts';
import { scheduleGoal } from '../goals/schedule-goal.ts';
import { changeNotes } from '../goals/change-notes.ts';
import { deleteGoal } from '../goals/delete-goal.ts';
import { editGoal } from '../goals/edit-goal.ts';
import { openCairnIn } from '../opening/open-cairn.ts';
import { changeSettings } from '../settings/change-settings.ts';
import { settingsOf } from '../replica/settings-of.ts';
import { putBack } from '../shelf/shelf.ts';
import { refKey, type ShelfEntry, type RecordRef, refOf } from '../store/account-store.ts';
import { ida } from '../testing/ida.ts';
import { lonelyEnvironment } from '../testing/lonely-environment.ts';
import { undoNewest } from '../undo/reverse-step.ts';

const today = { columnId: 1, dueDate: '2026-11-21' } as const;
const goal = refOf('goals', 'g');
const row: ServerRow = {
  id: 'g',
  rev: 7,
  version: 7,
  space: 'space',
  name: 'milk',
  tags: ['home'],
  ...today,
};

let cairn: Cairn;
beforeEach(async () => {
  const startedAt = Date.parse('2026-11-21T10:00:00Z');
  cairn = await openCairnIn(
    lonelyEnvironment(startedAt, { lock: { request: () => () => undefined } }),
    ida,
    null,
  );
  await cairn.opened;
  const known = recordOfRow('goals', 'space', row, '2026-11-21T09:00:00.000Z');
  cairn.replica.apply([known]);
  await onDisk(known);
});

async function onDisk(...put: readonly SyncRecord[]): Promise<void> {
  await cairn.environment.store.change([], () => ({ put, remove: [], shelve: [] }), 'strict');
}

async function fromDisk(ref: RecordRef): Promise<SyncRecord> {
  const [record] = await cairn.environment.store.read([ref]);
  return record as SyncRecord;
}

async function news(fields: object, ref: RecordRef = goal): Promise<void> {
  const record = await fromDisk(ref);
  const base = record.base as ServerRow;
  const arrived = { ...base, ...fields, rev: base.rev + 1, version: base.version + 1 };
  const step = arrivedRecord(
    record,
    { kind: 'row', scope: record.scope, row: arrived, noteChanges: null },
    () => true,
  );
  await onDisk(step.record as SyncRecord);
}

async function typedElsewhere(fields: object, ref: RecordRef = goal): Promise<void> {
  await onDisk(editedRecord(await fromDisk(ref), { fields: { ...fields }, notes: null }));
}

const seen = () => cairn.replica.goal('g');

describe('what is typed while the disk knows more than the screen', () => {
  test('tells on which revision it was typed, so that whoever is overwritten unseen hears of it', async () => {
    await news({ name: 'oat milk' });
    await renameGoal(cairn, 'g', 'rye bread').saved;
    expect((await fromDisk(goal)).pending).toMatchObject({ fields: { name: 'rye bread' }, baseRev: 7 });
    await tickGoal(cairn, 'g', true).saved;
    expect((await fromDisk(goal)).pending?.baseRev).toBe(7);
  });

  test('a name written in a field is one of the state that the field showed, whatever came onto the screen since', async () => {
    const opened = openedName(cairn, { key: 'g', name: 'milk' });
    await news({ name: 'oat milk' });
    cairn.replica.apply([await fromDisk(goal)]);
    expect(seen()?.name).toBe('oat milk');
    await renameGoal(cairn, 'g', 'rye bread', opened).saved;
    expect((await fromDisk(goal)).pending).toMatchObject({ fields: { name: 'rye bread' }, baseRev: 7 });
    // The overwritten value belongs to someone else, so only their shelf gets it.
    expect(cairn.shelf).toEqual([]);
  });

  test('what another tab of this device wrote there meanwhile goes to the shelf', async () => {
    const opened = openedName(cairn, { key: 'g', name: 'milk' });
    await typedElsewhere({ name: 'oat milk' });
    cairn.replica.apply([await fromDisk(goal)]);
    await renameGoal(cairn, 'g', 'rye bread', opened).saved;
    expect((await fromDisk(goal)).pending?.fields).toEqual({ name: 'rye bread' });
    await expect
      .poll(() => cairn.shelf)
      .toMatchObject([{ reason: 'overwritten', fields: { name: 'oat milk' }, key: 'g' }]);
  });

  test('what was written before the field was opened, or is as it was then, is on no shelf', async () => {
    await renameGoal(cairn, 'g', 'oat milk').saved;
    const opened = openedName(cairn, { key: 'g', name: 'oat milk' });
    await tickGoal(cairn, 'g', true).saved;
    await renameGoal(cairn, 'g', 'rye bread', opened).saved;
    expect(await cairn.environment.store.shelf()).toEqual([]);
  });

  test('tells the newer revision where that is one’s own upload alone', async () => {
    const known = await fromDisk(goal);
    const inflight = {
      key: 'k',
      kind: 'update',
      fields: { name: 'tea' },
      notes: null,
      baseRev: 7,
      notesBaseRev: 0,
    } as const;
    cairn.replica.apply([{ ...known, ...atRest, inflight }]);
    await onDisk(onRow(known, { name: 'tea', rev: 8, version: 8 }));
    await renameGoal(cairn, 'g', 'green tea').saved;
    expect((await fromDisk(goal)).pending).toMatchObject({ fields: { name: 'green tea' }, baseRev: 8 });
  });

  test('a goal that goes to another day takes the times along that it has by then', async () => {
    const times = { datetimeFr: '2026-11-21T14:00:00.000Z', datetimeTo: '2026-11-21T15:00:00.000Z' };
    await typedElsewhere(times);
    await scheduleGoal(cairn, 'g', { columnId: 1, dueDate: '2026-11-24' }).saved;
    expect(seen()).toMatchObject({
      dueDate: '2026-11-24',
      datetimeFr: '2026-11-24T14:00:00.000Z',
      datetimeTo: '2026-11-24T15:00:00.000Z',
    });
    expect(seenFields(await fromDisk(goal))).toMatchObject({ datetimeFr: '2026-11-24T14:00:00.000Z' });
  });

  test('a tag more and one less leave those that others have given it', async () => {
    await typedElsewhere({ tags: ['home', 'cold', 'Urgent'] });
    const edited = editGoal(cairn, 'g', { tags: ['shop', 'urgent'] });
    if (edited.ok) await edited.value.saved;
    expect(seen()?.tags).toEqual(['cold', 'Urgent', 'shop']);
  });

  test('is shown with what the disk has where it changes nothing there', async () => {
    await news({ name: 'oat milk' });
    await cairn.change([goal], (records) => {
      const record = records.get(refKey(goal)) as SyncRecord;
      return {
        put: record.base?.rev === 7 ? [editedRecord(record, { fields: { name: 'no' }, notes: null })] : [],
      };
    });
    expect(seen()).toMatchObject({ name: 'oat milk', sync: 'synced' });
  });
});

describe('what is undone while the disk knows more than the screen', () => {
  test('leaves what somebody has changed since', async () => {
    await renameGoal(cairn, 'g', 'bread').saved;
    cairn.undoStack.rest();
    const { pending } = await fromDisk(goal);
    await onDisk(onRow({ ...(await fromDisk(goal)), pending: null }, { ...pending?.fields, rev: 8 }));
    await cairn.replica.apply([await fromDisk(goal)]);
    await news({ name: 'rye bread' });
    await undoNewest(cairn)?.reversal.saved;
    expect(seen()).toMatchObject({ name: 'rye bread', sync: 'synced' });
    expect((await fromDisk(goal)).pending).toBeNull();
  });

  test('leaves a goal that somebody has written into', async () => {
    const { keys, saved } = addGoals(cairn, { text: 'tea', place: today, position: { at: 'bottom' } });
    await saved;
    const ref = refOf('goals', keys[0] as string);
    await typedElsewhere({ name: 'green tea' }, ref);
    await undoNewest(cairn)?.reversal.saved;
    expect(cairn.replica.goal(ref.key)).toMatchObject({ name: 'green tea' });
    expect((await fromDisk(ref)).wish).toBe('keep');
  });

  test('takes out one’s own words of a note alone', async () => {
    await changeNotes(cairn, 'g', [{ insert: 'one\n' }]).saved;
    cairn.undoStack.rest();
    const record = await fromDisk(goal);
    const notes = [{ insert: 'other ' }, ...(record.pending?.notes ?? [])];
    await onDisk({
      ...record,
      pending: { ...(record.pending as NonNullable<SyncRecord['pending']>), notes },
    });
    await undoNewest(cairn)?.reversal.saved;
    expect(seen()?.richThoughts?.ops).toEqual([{ insert: 'other ' }]);
  });

  test('leaves a comment and a setting that were changed since', async () => {
    const said = addComment(cairn, 'g', 'one');
    if (!said.ok) throw new Error('not said');
    await said.value.saved;
    const edited = editComment(cairn, said.value.key, 'two');
    if (edited.ok) await edited.value.saved;
    const comment = refOf('comments', said.value.key);
    await typedElsewhere({ richText: { ops: [{ insert: 'three\n' }] } }, comment);
    await undoNewest(cairn)?.reversal.saved;
    await undoNewest(cairn)?.reversal.saved;
    expect(commentsOf(cairn, 'g')).toMatchObject([{ richText: { ops: [{ insert: 'three\n' }] } }]);

    await changeSettings(cairn, { collapsedColumnIds: [3] }).saved;
    const settings = refOf('user_settings', 'ida');
    await typedElsewhere({ collapsedColumnIds: [3, 4] }, settings);
    await undoNewest(cairn)?.reversal.saved;
    expect(settingsOf(cairn).collapsedColumnIds).toEqual([3, 4]);
  });
});

describe('what is put back from the shelf', () => {
  const entry: ShelfEntry = {
    entryId: 'e',
    shelvedAt: '2026-11-21T09:00:00.000Z',
    reason: 'deletedElsewhere',
    ...goal,
    id: 'g',
    scope: 'space',
    name: 'milk',
    fields: { name: 'oat milk' },
    notes: null,
    notesText: '',
  };

  test('goes into a goal that has come back to the disk meanwhile', async () => {
    const back = await fromDisk(goal);
    cairn.replica.apply([], [goal]);
    await onDisk(editedRecord(back, { fields: { color: 3 }, notes: null }));
    await putBack(cairn, entry);
    const put = await fromDisk(goal);
    expect(put).toMatchObject({ base: { rev: 7 }, wish: 'keep' });
    expect(put.pending?.fields).toEqual({ color: 3, name: 'oat milk' });
  });

  test('is off the shelf in the same step, whatever becomes of the page then', async () => {
    const { store } = cairn.environment;
    await store.change([], () => ({ put: [], remove: [], shelve: [entry] }), 'strict');
    store.removeFromShelf = () => new Promise<never>(() => undefined);
    void putBack(cairn, entry);
    await vi.waitFor(async () => expect((await fromDisk(goal)).pending).not.toBeNull());
    expect(await store.shelf()).toEqual([]);
  });

  test('brings a goal back that is being deleted here', async () => {
    await deleteGoal(cairn, 'g').saved;
    await putBack(cairn, { ...entry, reason: 'overwritten' });
    expect(seen()).toMatchObject({ name: 'oat milk' });
    await onDisk({ ...(await fromDisk(goal)), ...wanted, wish: 'deleted', pending: null });
    cairn.replica.apply([await fromDisk(goal)]);
    await putBack(cairn, { ...entry, reason: 'overwritten' });
    expect(await fromDisk(goal)).toMatchObject({
      wish: 'restore',
      pending: { fields: { name: 'oat milk' } },
    });
  });
});
