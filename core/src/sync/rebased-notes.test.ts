import { describe, expect, test } from 'vitest';
import { notesText, type NotesOps } from '../notes/delta.ts';
import { arrivedRecord } from './arrived-record.ts';
import { editedRecord } from './edited-record.ts';
import { type LoggedNotesChange, recordOfRow, type ServerRow } from './record.ts';
import { seenNotes } from './view.ts';

const at = '2026-11-21T09:00:00.000Z';
const rowOf = (rev: number, text: string): ServerRow => ({
  id: 'id1',
  rev,
  version: rev,
  notesRev: rev,
  richThoughts: { ops: [{ insert: text }] },
});

function noteAfter(
  typed: NotesOps,
  theirs: string,
  noteChanges: readonly LoggedNotesChange[] | null,
): string {
  const known = recordOfRow('goals', 's', rowOf(1, 'buy [tea] now\n'), at);
  const record = editedRecord(known, { fields: {}, notes: typed });
  const arrival = { kind: 'row', scope: 's', row: rowOf(2, theirs), noteChanges } as const;
  const after = arrivedRecord(record, arrival, () => true).record;
  return after ? notesText(seenNotes(after)) : '';
}

describe('what was typed into a note, when others have written into it', () => {
  const teaToMilk: NotesOps = [{ retain: 4 }, { delete: 5 }, { insert: 'milk' }];

  test('erases what it erased, as far as the server tells what the others did', () => {
    const ops = [{ retain: 4 }, { insert: '[green] ' }];
    expect(noteAfter(teaToMilk, 'buy [green] [tea] now\n', [{ rev: 2, key: null, ops }])).toBe(
      'buy [green] milk now\n',
    );
  });

  test('erases nothing where the server has forgotten that: what it meant may be somebody else’s word by now', () => {
    const note = noteAfter(teaToMilk, 'buy [coffee] now\n', null);
    expect(note).toContain('[coffee]');
    expect(note).toContain('milk');
  });

  test('stands where it stood behind what it would have erased', () => {
    const twice: NotesOps = [{ retain: 4 }, { delete: 5 }, { retain: 4 }, { insert: ', quickly' }];
    expect(noteAfter(twice, 'buy [tea] now\nand rest\n', null)).toBe('buy [tea] now, quickly\nand rest\n');
  });
});
