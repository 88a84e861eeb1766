import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mayEditTags } from '../spaces/tag-choices.ts';
import { isTag, maxTagLength, tagsIn, toggledTag, uniqueTags } from './tags.ts';

describe('a tag', () => {
  test('may hold any character but whitespace and those that end it', () => {
    for (const tag of ['home', 'Übung', '家', '🏔️', 'a-b_c/d', '2027', '@ida', '+1'])
      expect(isTag(tag), tag).toBe(true);
    for (const character of String.raw` \#.,<>[]{}()!?":;'`)
      expect(isTag(`a${character}b`), character).toBe(false);
    for (const text of ['', ' ', 'a\nb', 'a\u00A0b', 'x'.repeat(maxTagLength + 1)])
      expect(isTag(text)).toBe(false);
  });

  test('is found in a text after a # that begins a word', () => {
    expect(tagsIn('Call #home, then (#Work). C# is https://x.y/#top; #home! ##')).toEqual(['home', 'Work']);
    expect(tagsIn('#one#two')).toEqual(['one']);
    expect(tagsIn('nothing')).toEqual([]);
  });

  test('written into a text is found there again', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme', maxLength: 12 }).filter(isTag)), (tags) => {
        expect(tagsIn(tags.map((tag) => `#${tag}`).join(' '))).toEqual(uniqueTags(tags));
      }),
    );
  });

  test('is the same in another case and with other accents', () => {
    expect(uniqueTags(['Café', 'cafe', 'home', 'HOME', 'homes'])).toEqual(['Café', 'home', 'homes']);
  });
});

test('owners and admins set how tags are shown', () => {
  expect(mayEditTags({ kind: 'member', role: 'OWNER' })).toBe(true);
  expect(mayEditTags({ kind: 'member', role: 'ADMIN' })).toBe(true);
  expect(mayEditTags({ kind: 'member', role: 'EDITOR' })).toBe(false);
  expect(mayEditTags({ kind: 'left' })).toBe(false);
});

test('a tag is added at the end, or taken off whatever its case and accents', () => {
  expect(toggledTag(['work'], 'Café')).toEqual(['work', 'Café']);
  expect(toggledTag(['work', 'Café', 'home'], 'cafe')).toEqual(['work', 'home']);
  expect(toggledTag([], 'work')).toEqual(['work']);
});
