import { describe, expect, test } from 'vitest';
import { mayWrite } from './may-write.ts';
import {
  assignableRoles,
  holdsInvitation,
  isLastOwner,
  mayAssignRole,
  mayBeAssigned,
  mayDeleteSpace,
  mayEditGoal,
  mayEditSpace,
  mayInvite,
  mayManageMember,
  maySee,
  mayShareLink,
  type Role,
  roles,
  type Standing,
} from './roles.ts';

const as = (role: Role): Standing => ({ kind: 'member', role });
const outsiders: readonly Standing[] = [{ kind: 'left' }, { kind: 'stranger' }];

const those = (may: (standing: Standing) => boolean) => roles.filter((role) => may(as(role)));

describe('What a role allows', () => {
  test('owners and admins change the space and invite; only owners delete it and share its link', () => {
    expect(those(mayEditSpace)).toEqual(['OWNER', 'ADMIN']);
    expect(those(mayInvite)).toEqual(['OWNER', 'ADMIN']);
    expect(those(mayDeleteSpace)).toEqual(['OWNER']);
    expect(those(mayShareLink)).toEqual(['OWNER']);
  });

  test('everyone but viewers changes goals and boards; locked goals stay', () => {
    expect(those(mayWrite)).toEqual(['OWNER', 'ADMIN', 'EDITOR']);
    expect(those((standing) => mayEditGoal(standing, { locked: false }))).toEqual(those(mayWrite));
    expect(those((standing) => mayEditGoal(standing, { locked: true }))).toEqual([]);
    expect(those(maySee)).toEqual(roles);
    expect(roles.filter((role) => mayBeAssigned({ role }))).toEqual(those(mayWrite));
  });

  test('owners give any role, admins every role but owner, others none', () => {
    expect(roles.map((role) => assignableRoles(as(role)))).toEqual([roles, roles.slice(1), [], []]);
  });

  test('admins manage everybody but owners', () => {
    const managed = (by: Role) => roles.filter((role) => mayManageMember(as(by), { role }));
    expect(roles.map(managed)).toEqual([roles, roles.slice(1), [], []]);
    expect(mayAssignRole(as('ADMIN'), { role: 'EDITOR' }, 'ADMIN')).toBe(true);
    expect(mayAssignRole(as('ADMIN'), { role: 'EDITOR' }, 'OWNER')).toBe(false);
    expect(mayAssignRole(as('ADMIN'), { role: 'OWNER' }, 'EDITOR')).toBe(false);
  });

  test('an invitation holds for as long as who made it may give its role', () => {
    expect(roles.map((role) => holdsInvitation(as('ADMIN'), role))).toEqual([false, true, true, true]);
    for (const inviter of [as('EDITOR'), as('VIEWER'), ...outsiders])
      expect(holdsInvitation(inviter, 'EDITOR')).toBe(false);
  });

  test('whoever does not belong to the space may do nothing', () => {
    for (const standing of outsiders) {
      for (const may of [maySee, mayWrite, mayEditSpace, mayDeleteSpace, mayShareLink, mayInvite])
        expect(may(standing)).toBe(false);
      expect(assignableRoles(standing)).toEqual([]);
      expect(mayManageMember(standing, { role: 'EDITOR' })).toBe(false);
    }
  });
});

describe('The last owner', () => {
  const ida = { userId: 'ida', role: 'OWNER' } as const;
  const ben = { userId: 'ben', role: 'ADMIN' } as const;

  test('is the only one, whoever else there is', () => {
    expect(isLastOwner([ida, ben], 'ida')).toBe(true);
    expect(isLastOwner([ida, { ...ben, role: 'OWNER' }], 'ida')).toBe(false);
    expect(isLastOwner([ida, ben], 'ben')).toBe(false);
  });
});
