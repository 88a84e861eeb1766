import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hasSharedKey, reboundShortcuts } from './rebound-shortcuts.ts';
import { shortcutOn } from './general-shortcuts.ts';
import { defaultShortcuts, type OwnShortcuts, shortcutNames, shortcutsOf } from './shortcuts.ts';

const name = fc.constantFrom(...shortcutNames);
const key = fc.oneof(
  fc.constantFrom(
    'KeyA',
    'KeyF',
    'KeyS',
    'Shift+KeyF',
    'Shift+Digit4',
    'Mod+KeyK',
    'Mod+KeyZ',
    'Mod+KeyB',
    'KeyX',
    'Alt+ArrowRight',
  ),
  fc.constant(null),
);

test('whatever is put where, no key does two things', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(name, key)), (wishes) => {
      let own: OwnShortcuts = {};
      for (const [what, where] of wishes) {
        const outcome = reboundShortcuts(own, what, where);
        if (!outcome.ok) continue;
        own = outcome.value;
        expect(shortcutsOf(own)[what]).toBe(where);
      }
      expect(hasSharedKey(own)).toBe(false);
    }),
  );
});

test('one that somebody has put on two things is found', () => {
  expect(hasSharedKey({})).toBe(false);
  expect(hasSharedKey({ addGoal: 'KeyS' })).toBe(true);
  expect(hasSharedKey({ addGoal: 'KeyS', toggleSidebar: null })).toBe(false);
  expect(hasSharedKey({ addGoal: null, toggleSidebar: null })).toBe(false);
});

test('a key that is taken says by what; given up, it is free', () => {
  expect(reboundShortcuts({}, 'addGoal', 'KeyS')).toEqual({
    ok: false,
    refusal: { code: 'shortcut.taken', by: 'toggleSidebar' },
  });
  expect(reboundShortcuts({ toggleSidebar: null }, 'addGoal', 'KeyS')).toEqual({
    ok: true,
    value: { toggleSidebar: null, addGoal: 'KeyS' },
  });
  expect(shortcutOn('KeyS', shortcutsOf({ toggleSidebar: null }))).toBeNull();
});

test('back on its own key nothing is kept of it', () => {
  expect(reboundShortcuts({ addGoal: 'KeyB' }, 'addGoal', defaultShortcuts.addGoal)).toEqual({
    ok: true,
    value: {},
  });
});

test('what is no letter or digit is no key to choose', () => {
  for (const other of ['Enter', 'Escape', 'KeyÄ', 'Alt+KeyN', 'Shift+Shift+KeyN', ''])
    expect(reboundShortcuts({}, 'addGoal', other)).toMatchObject({ refusal: { code: 'shortcut.unknown' } });
});

test('what the browser has, it keeps', () => {
  for (const key of ['Mod+KeyT', 'Mod+KeyC', 'Mod+Digit1', 'Mod+Shift+KeyN'])
    expect(reboundShortcuts({}, 'undo', key)).toMatchObject({ refusal: { code: 'shortcut.reserved' } });
  expect(reboundShortcuts({}, 'undo', 'Mod+KeyB')).toEqual({ ok: true, value: { undo: 'Mod+KeyB' } });
  expect(reboundShortcuts({}, 'undo', 'KeyU')).toEqual({ ok: true, value: { undo: 'KeyU' } });
});

test('what works in a text too is on no letter alone', () => {
  expect(reboundShortcuts({}, 'commands', 'Shift+KeyK')).toMatchObject({
    refusal: { code: 'shortcut.typed' },
  });
  expect(reboundShortcuts({}, 'commands', 'Mod+Shift+KeyP')).toMatchObject({ ok: true });
  expect(reboundShortcuts({}, 'commands', null)).toMatchObject({ ok: true });
});

test('the default keys are all different, may be chosen again, and leave E and L free', () => {
  expect(hasSharedKey({})).toBe(false);
  for (const one of shortcutNames) {
    const freed = reboundShortcuts({}, one, null);
    expect(freed.ok && reboundShortcuts(freed.value, one, defaultShortcuts[one])).toEqual({
      ok: true,
      value: {},
    });
  }
  const used = Object.values(defaultShortcuts);
  for (const kept of ['KeyE', 'KeyL']) expect(used).not.toContain(kept);
});

test('a later default gives way to a key that the user had chosen before', () => {
  const own: OwnShortcuts = { addGoal: 'KeyX', search: 'KeyG' };
  expect(shortcutsOf(own)).toMatchObject({ addGoal: 'KeyX', tickGoal: null, search: 'KeyG', goTo: null });
  expect(hasSharedKey(own)).toBe(false);
  expect(reboundShortcuts(own, 'undo', 'KeyB')).toMatchObject({ ok: true });
});
