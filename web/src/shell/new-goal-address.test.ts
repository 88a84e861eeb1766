import { describe, expect, test } from 'vitest';
import { newGoalStart } from './new-goal-address.ts';

const notesOf = (search: Readonly<Record<string, unknown>>) => newGoalStart(search, 'days').notes;

describe('the address of a new goal', () => {
  test('has the name, the day and a plain note', () => {
    const search = { title: 2027, date: '2031-05-01', notes: 'In white\n and blue' };
    expect(newGoalStart(search, 'weeks')).toEqual({
      columnId: 2,
      text: '2027',
      date: '2031-05-01',
      notes: { ops: [{ insert: 'In white\n and blue\n' }] },
    });
  });

  test('keeps the formats of a rich note, as an object, as its operations or as their text', () => {
    const ops = [
      { insert: 'White', attributes: { bold: true } },
      { insert: ' paint' },
      { insert: '\n', attributes: { list: 'unchecked' } },
    ];
    expect(notesOf({ richThoughts: { ops } })).toEqual({ ops });
    expect(notesOf({ richThoughts: ops })).toEqual({ ops });
    expect(notesOf({ richThoughts: JSON.stringify({ ops }) })).toEqual({ ops });
  });

  test('brings no files, mentions and unknown formats', () => {
    const ops = [
      { insert: { image: 'https://example.org/eye.png' } },
      { insert: { mention: { id: 'ben' } }, attributes: { bold: true } },
      { insert: 'Go\n', attributes: { onclick: 'steal()' } },
    ];
    expect(notesOf({ richThoughts: { ops } })).toEqual({
      ops: [{ insert: ' ' }, { insert: ' ', attributes: { bold: true } }, { insert: 'Go\n' }],
    });
  });

  test('takes other text for a plain note, and nothing for none', () => {
    expect(notesOf({ richThoughts: 'Buy paint' })).toEqual({ ops: [{ insert: 'Buy paint\n' }] });
    for (const richThoughts of ['', { ops: [] }, { ops: [{ insert: '\n' }] }, { ops: [{ retain: 3 }] }, null])
      expect(notesOf({ richThoughts })).toBeUndefined();
  });
});
