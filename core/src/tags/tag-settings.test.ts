import { expect, test } from 'vitest';
import { shownTags } from './tag-settings.ts';
import { offeredTags } from '../spaces/tag-choices.ts';

const settings = [
  { tag: 'home', color: 'blue', hidden: false },
  { tag: 'secret', color: null, hidden: true },
] as const;

test('a row shows its tags in their colours, hidden ones too', () => {
  expect(
    shownTags(['Home', 'secret', 'new'], 'Water the plants', { tags: settings, showTags: true }),
  ).toEqual([
    { tag: 'Home', color: 'blue', hidden: false },
    { tag: 'secret', color: null, hidden: true },
    { tag: 'new', color: null, hidden: false },
  ]);
});

test('menus do not offer hidden tags, however they are spelled', () => {
  expect(offeredTags(['Home', 'Secret', 'new'], settings)).toEqual(['Home', 'new']);
});

test('what the name says already is not said twice', () => {
  expect(shownTags(['home', 'new'], 'Water the plants #HOME', { tags: [], showTags: true })).toEqual([
    { tag: 'new', color: null, hidden: false },
  ]);
});

test('a space may show no tags at all', () => {
  expect(shownTags(['home'], 'Water the plants', { tags: settings, showTags: false })).toEqual([]);
});
