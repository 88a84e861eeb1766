import { expect, test } from 'vitest';
import { followedByRule, type Involvement } from './followed-by-rule.ts';
import { defaultMemberSettings, type FollowFlag } from './member-settings.ts';

const stranger: Involvement = { isMaker: false, isAssignee: false, isMentioned: false, hasCommented: false };

test.each([
  ['isMaker', 'followGoalsCreatedByMe'],
  ['isAssignee', 'followGoalsAssignedToMe'],
  ['isMentioned', 'followMentions'],
  ['hasCommented', 'followGoalsCommentedByMe'],
] as const satisfies readonly (readonly [keyof Involvement, FollowFlag])[])(
  '%s makes a member follow while %s is on',
  (involvement, flag) => {
    const involved = { ...stranger, [involvement]: true };
    expect(followedByRule(involved, defaultMemberSettings)).toBe(true);
    expect(followedByRule(involved, { ...defaultMemberSettings, [flag]: false })).toBe(false);
    expect(followedByRule(stranger, defaultMemberSettings)).toBe(false);
  },
);

test('who follows all goals of a space follows also what others make', () => {
  expect(followedByRule(stranger, { ...defaultMemberSettings, followGoalsCreatedByAnybody: true })).toBe(
    true,
  );
});
