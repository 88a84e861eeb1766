import type { MembershipRow } from '@cairn/contract/spaces';
import { expect, test } from 'vitest';
import { mentionName } from './mention-name.ts';
import { memberName } from '../goals/member-name.ts';

const member = (name: string): MembershipRow => ({
  id: 'm',
  space: 's',
  userId: 'ida-id',
  userCode: 'ida',
  name,
  image: null,
  role: 'EDITOR',
  richDescription: null,
  createdDatetime: '2026-11-21T10:00:00.000Z',
  version: 1,
  rev: 1,
});

test('a person is called by their name; without one they are unknown, and removed when they are no member any more', () => {
  expect([memberName([member('Ida')], 'ida-id'), memberName([member('Ida')], 'ida')]).toEqual(['Ida', 'Ida']);
  expect(memberName([member('')], 'ida')).toBe('Unknown user');
  expect(memberName([member('Ida')], 'ben')).toBe('User removed');
  expect(memberName([member('Ida')], 'ben', 'Ben')).toBe('Ben');
});

test('who is mentioned is called as they are now, else as then; of whom no text knows anything is unknown', () => {
  expect(mentionName([member('Ida')], { id: 'ida-id', name: 'Then' })).toBe('Ida');
  expect(mentionName([], { id: 'ida-id', name: 'Then' })).toBe('Then');
  expect(mentionName([], { id: 'ida-id' })).toBe('Unknown user');
});
