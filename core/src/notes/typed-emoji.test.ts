import { describe, expect, test } from 'vitest';
import { emojiNamed, type NamedEmoji, typedEmoji } from './typed-emoji.ts';

describe('typedEmoji', () => {
  test.each([
    [':sm', 0, 'sm'],
    ['Well done :party', 10, 'party'],
    ['(:sun', 1, 'sun'],
    ['\uFFFC:ok', 1, 'ok'],
    [':thumbs_up', 0, 'thumbs_up'],
    [':Äp', 0, 'Äp'],
  ])('finds the one at the end of %j', (text, start, query) => {
    expect(typedEmoji(text)).toEqual({ start, query });
  });

  test.each([
    '',
    ':',
    ':s',
    ':D',
    ':)',
    '10:30',
    '10 :30',
    'at 9:am',
    'https://example.org',
    'mailto:ida',
    'Note:now',
    ':sun ',
    ':sun:',
    ':sun.',
    '::sun',
    `:${'a'.repeat(31)}`,
  ])('finds none in %j', (text) => {
    expect(typedEmoji(text)).toBeNull();
  });
});

describe('emojiNamed', () => {
  const emoji = (emoji: string, label: string, ...tags: readonly string[]): NamedEmoji => ({
    emoji,
    label,
    name: label.toLowerCase(),
    tags,
  });
  const emojis = [
    emoji('🌞', 'sun with face', 'bright', 'sunny'),
    emoji('🌅', 'sunrise', 'morning'),
    emoji('😎', 'smiling face with sunglasses', 'cool', 'sun'),
    emoji('☀️', 'sun', 'weather'),
    emoji('🏖️', 'beach with umbrella', 'sunscreen'),
    emoji('⛄', 'snowman'),
  ];
  const found = (query: string) => emojiNamed(emojis, query).map(({ emoji }) => emoji);

  test('puts the same name first, then its beginning, then other words for it', () => {
    expect(found('sun')).toEqual(['☀️', '🌞', '🌅', '😎', '🏖️']);
  });

  test('hears case, accents and underscores no more than search does', () => {
    expect(found('SÜN_with')).toEqual(['🌞']);
    expect(found('face')).toEqual(['🌞', '😎']);
    expect(found('zzz')).toEqual([]);
  });

  test('offers eight at most', () => {
    const many = Array.from({ length: 20 }, (_, index) => emoji(`${index}`, `sun ${index}`));
    expect(emojiNamed(many, 'su')).toHaveLength(8);
  });
});
