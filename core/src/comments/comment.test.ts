import { describe, expect, test } from 'vitest';
import { type Role, roles, type Standing } from '../spaces/roles.ts';
import { commentText, mayComment, mayDeleteComment, mayEditComment } from './comment.ts';
import { mentionedIn, newlyMentioned } from './mentions.ts';

const member = (role: Role): Standing => ({ kind: 'member', role });
const others: readonly Standing[] = [{ kind: 'left' }, { kind: 'stranger' }];

describe('a comment', () => {
  test('may be written by members, below goals that are not locked', () => {
    for (const role of roles) expect(mayComment(member(role), { locked: false, type: null })).toBe(true);
    expect(mayComment(member('OWNER'), { locked: true, type: null })).toBe(false);
    expect(mayComment(member('OWNER'), { locked: false, type: 'divider' })).toBe(false);
    for (const standing of others) expect(mayComment(standing, { locked: false, type: null })).toBe(false);
  });

  test('may be changed by its author alone, and deleted by owners and admins too', () => {
    for (const role of roles) {
      expect(mayEditComment(member(role), { isOwn: true })).toBe(true);
      expect(mayEditComment(member(role), { isOwn: false })).toBe(false);
      expect(mayDeleteComment(member(role), { isOwn: true })).toBe(true);
      expect(mayDeleteComment(member(role), { isOwn: false })).toBe(role === 'OWNER' || role === 'ADMIN');
    }
    for (const standing of others) {
      expect(mayEditComment(standing, { isOwn: true })).toBe(false);
      expect(mayDeleteComment(standing, { isOwn: true })).toBe(false);
    }
  });

  test('says something, and not too much', () => {
    expect(commentText({ ops: [{ insert: 'Yes\n' }] })).toMatchObject({ ok: true });
    for (const input of [
      null,
      '',
      { ops: [{ insert: '\n' }] },
      { ops: [{ retain: 1 }] },
      { ops: [{ insert: 'x'.repeat(60_000) }] },
    ])
      expect(commentText(input)).toEqual({ ok: false, refusal: { code: 'comment.text' } });
  });
});

test('people who are mentioned are told once, and only when they were not before', () => {
  const at = (id: unknown) => ({ insert: { mention: { id, name: 'Ben' } } });
  const before = {
    ops: [at('ben'), { insert: 'and ' }, at('ben'), at(7), at(''), { insert: { image: 'x' } }],
  };
  expect(mentionedIn(before)).toEqual(['ben']);
  expect(newlyMentioned(before, { ops: [at('ida'), at('ben')] })).toEqual(['ida']);
  expect(newlyMentioned(null, null)).toEqual([]);
});
