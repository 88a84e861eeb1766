import { seriesIdUnder } from '@cairn/core/recurrence/series-id';
import { expect, test } from 'vitest';
import { idUnder } from '../base/ids.ts';

test('a device works out the id that the server gives a series, whatever its temporary id', () => {
  for (let length = 1; length < 150; length += 1) {
    const tempId = Array.from({ length }, (_, at) =>
      String.fromCharCode(32 + ((at * 37 + length) % 95)),
    ).join('');
    const personId = `0193a2b4-0000-7000-8000-${String(length).padStart(12, '0')}`;
    expect(seriesIdUnder(personId, tempId)).toBe(idUnder(personId, `series ${tempId}`));
  }
});
