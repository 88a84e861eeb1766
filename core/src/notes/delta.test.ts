import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changedNotes, composedChanges, isEmptyNotes, notesText, type NotesOps } from './delta.ts';
import { insertionsOf, transformedChange } from './moved-change.ts';
import { notesFrom } from './notes-from.ts';
import { notesDifference } from './difference.ts';

describe('notesFrom', () => {
  test('takes a document as object or JSON text, and stores an empty one as null', () => {
    const ops = [{ insert: 'Hello\n' }];
    expect(notesFrom({ ops })).toEqual({ ok: true, value: { ops } });
    expect(notesFrom(JSON.stringify({ ops }))).toEqual({ ok: true, value: { ops } });
    for (const empty of ['', null, { ops: [] }, { ops: [{ insert: '\n' }] }]) {
      expect(notesFrom(empty)).toEqual({ ok: true, value: null });
    }
  });
  test('refuses what is no document', () => {
    for (const wrong of [
      { ops: [{ retain: 1 }] },
      { ops: [{ insert: 'a', delete: 1 }] },
      '{',
      7,
      { ops: 'x' },
      { ops: [null] },
    ]) {
      expect(notesFrom(wrong)).toEqual({ ok: false, refusal: { code: 'goal.notes' } });
    }
  });
});

const changeOf = (length: number, letter: string): fc.Arbitrary<NotesOps> =>
  fc
    .array(fc.tuple(fc.constantFrom('retain', 'delete', 'insert', 'bold'), fc.integer({ min: 1, max: 4 })), {
      maxLength: 6,
    })
    .map((parts) => {
      let left = length;
      const ops: {
        insert?: string;
        retain?: number;
        delete?: number;
        attributes?: Record<string, unknown>;
      }[] = [];
      for (const [kind, size] of parts) {
        if (kind === 'insert') ops.push({ insert: letter.repeat(size) });
        else if (left > 0) {
          const taken = Math.min(size, left);
          left -= taken;
          if (kind === 'delete') ops.push({ delete: taken });
          else ops.push(kind === 'bold' ? { retain: taken, attributes: { bold: true } } : { retain: taken });
        }
      }
      return composedChanges([], ops);
    });

describe('transformedChange', () => {
  test('brings two people to the same text whoever arrived first, and loses no inserted character', () => {
    const start = { ops: [{ insert: 'stones on a path\n' }] };
    fc.assert(
      fc.property(changeOf(16, 'A'), changeOf(16, 'B'), (one, other) => {
        // A note of only empty lines is stored as no note, which loses the lines.
        fc.pre([one, other].every((change) => changedNotes(start, change) !== null));
        const throughOne = changedNotes(changedNotes(start, one), transformedChange(other, one, true));
        const throughOther = changedNotes(changedNotes(start, other), transformedChange(one, other, false));
        expect(throughOne).toEqual(throughOther);
        const inserted = (ops: NotesOps) =>
          notesText({ ops: ops.filter((op) => op.insert !== undefined) }).length;
        const count = (letter: string) => notesText(throughOne).split(letter).length - 1;
        expect(count('A') + count('B')).toBe(inserted(one) + inserted(other));
      }),
    );
  });
});

describe('notesDifference', () => {
  test('turns one document into the other', () => {
    fc.assert(
      fc.property(changeOf(16, 'x'), (change) => {
        const start = { ops: [{ insert: 'stones on a path\n' }] };
        const end = changedNotes(start, change);
        expect(changedNotes(start, notesDifference(start, end))).toEqual(end);
      }),
    );
  });

  test('tears no letter of two units apart', () => {
    const [grin, beam] = ['😀', '😁'];
    const change = notesDifference(
      { ops: [{ insert: `a${grin}\n` }] },
      { ops: [{ insert: `a${beam}${grin}\n` }] },
    );
    expect(change).toEqual([{ retain: 1 }, { insert: beam }]);
    const text = fc.string({ unit: fc.constantFrom('a', '\n', '\ue000', grin, beam, '👀'), minLength: 1 });
    const piece = fc.oneof(
      text.map((insert) => ({ insert })),
      fc.constant({ insert: { image: '/files/1' } }),
    );
    const document = fc
      .array(piece, { maxLength: 4 })
      .map((ops) => changedNotes(null, [...ops, { insert: '\n' }]));
    fc.assert(
      fc.property(document, document, (from, to) => {
        const steps = notesDifference(from, to);
        expect(changedNotes(from, steps)).toEqual(to);
        const shown = notesText(from);
        let at = 0;
        for (const { insert, retain, delete: removed } of steps) {
          if (typeof insert === 'string') expect(insert.isWellFormed()).toBe(true);
          at += typeof retain === 'number' ? retain : (removed ?? 0);
          expect(shown.slice(0, at).isWellFormed()).toBe(true);
        }
      }),
    );
  });
});

describe('isEmptyNotes', () => {
  test('keeps a lone picture', () => {
    expect(isEmptyNotes({ ops: [{ insert: { image: '/files/1/a.png' } }] })).toBe(false);
  });
});

describe('A change that was made on a state which nobody knows any more', () => {
  const notes = { ops: [{ insert: '[k9][k12][k21]\nbuy rye\n' }] };
  const applied = (change: NotesOps) => notesText(changedNotes(notes, insertionsOf(change, notes)));

  test('splits no line of somebody else', () => {
    expect(applied([{ retain: 5 }, { insert: '[k15]\n' }])).toBe('[k9][k12][k21]\n[k15]\nbuy rye\n');
    expect(applied([{ retain: 17 }, { insert: ' and oats' }])).toBe('[k9][k12][k21]\nbuy rye and oats\n');
    expect(applied([{ insert: 'first ' }])).toBe('first [k9][k12][k21]\nbuy rye\n');
    expect(applied([{ retain: 99 }, { insert: 'last\n' }])).toBe('[k9][k12][k21]\nbuy rye\nlast\n');
  });

  test('takes nothing out, and all of what it inserts stands there once', () => {
    fc.assert(
      fc.property(changeOf(20, 'x'), (change) => {
        const inserted = change.map((op) => (typeof op.insert === 'string' ? op.insert : '')).join('');
        const text = applied(change);
        expect(text.replaceAll('x', '')).toBe(notesText(notes));
        expect([...text].filter((letter) => letter === 'x')).toHaveLength(inserted.length);
      }),
    );
  });
});
