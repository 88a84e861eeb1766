import { describe, expect, test } from 'vitest';
import { mentionableMembers, typedMention } from './typed-mention.ts';

describe('typedMention', () => {
  test.each([
    ['@', 0, ''],
    ['Ask @id', 4, 'id'],
    ['(@Jürg', 1, 'Jürg'],
    ['\uFFFC@b', 1, 'b'],
  ])('finds the one at the end of %j', (text, start, query) => {
    expect(typedMention(text)).toEqual({ start, query });
  });

  test.each(['', 'Ask', 'ida@example', 'Ask @ida ', 'Ask @ida.', '@ida\n', '@\uFFFC', `@${'a'.repeat(51)}`])(
    'finds none in %j',
    (text) => {
      expect(typedMention(text)).toBeNull();
    },
  );
});

describe('mentionableMembers', () => {
  const members = [{ name: 'Ida Holm' }, { name: '' }, { name: 'Ben Ørsted' }, { name: 'Zoë Hale' }];
  const names = (query: string) => mentionableMembers(members, query).map(({ name }) => name);

  test('finds by the beginning of any part of the name, whatever its case and accents', () => {
    expect(names('')).toEqual(['Ben Ørsted', 'Ida Holm', 'Zoë Hale']);
    expect(names('h')).toEqual(['Ida Holm', 'Zoë Hale']);
    expect(names('zoe')).toEqual(['Zoë Hale']);
    expect(names('olm')).toEqual([]);
    expect(names('-')).toEqual([]);
  });
});
