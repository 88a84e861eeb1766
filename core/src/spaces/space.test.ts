import { describe, expect, test } from 'vitest';
import { editedSpace, untouchedSpace } from './space.ts';

const named = { ...untouchedSpace, name: 'Home' };

describe('A space', () => {
  test('has a name, trimmed and cut to 250 characters', () => {
    expect(editedSpace(named, { name: '  Work ' })).toMatchObject({ value: { name: 'Work' } });
    expect(editedSpace(named, { name: ' \n ' })).toMatchObject({ refusal: { code: 'space.name' } });
    const long = editedSpace(named, { name: 'é'.repeat(300) });
    expect(long.ok && [...long.value.name].length).toBe(250);
  });

  test('has each of its horizons once, wide to narrow, and at least one', () => {
    expect(editedSpace(named, { enabledColumnIds: [1, 2, 1, 5] })).toMatchObject({
      value: { enabledColumnIds: [5, 2, 1] },
    });
    expect(editedSpace(named, { enabledColumnIds: [] })).toMatchObject({
      refusal: { code: 'space.columns' },
    });
  });
});
