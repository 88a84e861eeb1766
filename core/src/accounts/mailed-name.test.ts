import { expect, test } from 'vitest';
import { mailedName } from './mailed-name.ts';

test.each([
  ['Ida Berg', 'Ida Berg'],
  ['J. R. R. Tolkien', 'J. R. R. Tolkien'],
  ['Bergstraße 3.5', 'Bergstraße 3.5'],
  ['Home / Garden', 'Home / Garden'],
  ['Eve http://evil.example/win now', 'Eve evil example/win now'],
  ['Claim: https://evil.example/a', 'Claim: evil example/a'],
  ['www.evil.example', 'www evil example'],
  ['evil。example', 'evil example'],
  ['evil\u{200b}.exa\u{200b}mple', 'evil example'],
  ['eve@evil.example', 'eve evil example'],
  ['mailto:eve', 'eve'],
  ['//10.0.0.1/x', '10 0 0 1/x'],
  ['two\nlines', 'two lines'],
  ['https://https://evil.example', 'evil example'],
])('%j stands in a mail as %j', (name, mailed) => {
  expect(mailedName(name, 60)).toBe(mailed);
});

test('a long name is cut between whole signs', () => {
  expect(mailedName('🥾'.repeat(61), 60)).toBe('🥾'.repeat(60));
});
