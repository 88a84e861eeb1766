import fc from 'fast-check';
import { defaultLife } from '@cairn/core/time/periods';
import { isOpenFilter } from '@cairn/core/goals/goal-filter';
import { describe, expect, test } from 'vitest';
import { filterOfLook, lookAddress, valuesIn } from './look-address.ts';
import { noFilter, toggled } from './changed-look.ts';

const filterOf = (search: Record<string, unknown>) =>
  filterOfLook(lookAddress(search), '2026-11-22', defaultLife);

describe('what an address says of lists', () => {
  test('is read as a filter', () => {
    const filter = filterOf({ status: 'done', colors: 'red,none', columns: '1,2', tags: 'home' });
    expect(filter).toMatchObject({
      status: 'done',
      colors: ['red', 'none'],
      columnIds: [1, 2],
      tags: ['home'],
    });
    expect(filterOf({ when: 'week' }).days).toEqual({ from: '2026-11-16', to: '2026-11-22' });
  });
  test('lets nothing pass where a board that it names has no list here', () => {
    expect(isOpenFilter(filterOf({ boards: 'atlas' }))).toBe(false);
    const { bucketIds } = filterOfLook({ boards: 'atlas' }, '2026-11-22', defaultLife, ['ideas']);
    expect(bucketIds).toEqual(['ideas']);
  });
  test('takes days of one’s own before a stretch, also with one end open', () => {
    expect(filterOf({ when: 'week', from: '2026-12-01' }).days).toEqual({
      from: '2026-12-01',
      to: '9999-12-31',
    });
  });
  test('keeps nothing that it does not know', () => {
    const search = { status: 'maybe', when: 'soon', colors: 'plaid', columns: '9', sort: 'luck', from: 'x' };
    expect(Object.values(lookAddress(search)).filter((part) => part !== undefined)).toEqual([]);
    expect(lookAddress({ colors: 'plaid,red,red' }).colors).toBe('red');
  });
  test('reads a value that the address has turned into a number', () => {
    expect(lookAddress({ columns: 1, tags: 2026 })).toMatchObject({ columns: '1', tags: '2026' });
  });
  test('names every key, so that nothing unread stays', () => {
    const keys = Object.keys(lookAddress({ other: 1 }));
    expect(keys.toSorted()).toEqual([...Object.keys(noFilter), 'sort'].toSorted());
    expect(isOpenFilter(filterOf({}))).toBe(true);
  });
  test('never breaks, and reads what it wrote', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom(...Object.keys(noFilter), 'sort'), fc.anything()),
        (search) => {
          const once = lookAddress(search);
          expect(lookAddress({ ...once })).toEqual(once);
        },
      ),
    );
  });
  test('takes a value in and out again', () => {
    fc.assert(
      fc.property(fc.subarray(['a', 'b', 'c']), fc.constantFrom('a', 'b', 'c'), (values, value) => {
        const part = values.length === 0 ? undefined : values.join(',');
        const twice = toggled(toggled(part, value), value);
        expect(valuesIn(twice).toSorted()).toEqual(valuesIn(part).toSorted());
      }),
    );
  });
});
