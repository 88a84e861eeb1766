import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';

const isEqual = createRequire(import.meta.url)('./is-equal.cjs') as (one: unknown, other: unknown) => boolean;

describe('isEqual', () => {
  test('compares attributes by what is in them', () => {
    expect(isEqual({ bold: true, list: 'bullet' }, { list: 'bullet', bold: true })).toBe(true);
    expect(isEqual({ bold: true }, { bold: true, italic: true })).toBe(false);
    expect(isEqual({ bold: undefined }, { italic: undefined })).toBe(false);
    expect(isEqual([1, { a: [2] }], [1, { a: [2] }])).toBe(true);
    expect(isEqual([], {})).toBe(false);
    expect(isEqual(null, {})).toBe(false);
    expect(isEqual('a', 'b')).toBe(false);
  });
});
