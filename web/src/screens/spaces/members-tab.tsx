import { useCairn } from '@cairn/client/react/cairn-context';
import { useMembers } from '@cairn/client/react/members';
import { changeRole, endMembership, readMemberships } from '@cairn/client/people/people-calls';
import type { MembershipRow } from '@cairn/contract/spaces';
import { assignableRoles, isLastOwner, mayManageMember, type Role } from '@cairn/core/spaces/roles';
import { Avatar } from '@cairn/ui/avatar';
import { IconButton } from '@cairn/ui/icon-button';
import { m } from '@cairn/words/messages';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { useServerAction } from '../../queries/use-server-action.ts';
import { useServerQuery } from '../../queries/use-server-query.ts';
import { roleNames } from '../../spaces/role-names.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { MagicLinkCard } from './magic-link-card.tsx';
import type { SpaceTabProps } from './space-dialog.tsx';
import styles from './space-dialog.module.css';
import { bidiIsolated } from '../../goals/bidi-isolated.ts';

export function MembersTab({ space, standing }: SpaceTabProps) {
  const cairn = useCairn();
  const members = useMembers(space.id);
  const act = useServerAction(m.space_offline());
  const [removing, setRemoving] = useState<MembershipRow | null>(null);
  // E-mail addresses are not stored on the device, unlike names.
  const { value: told } = useServerQuery(['memberships', space.id], () => readMemberships(cairn, space.id));
  const emailOf = (id: string) => told?.find((one) => one.id === id)?.email ?? null;
  const change = (member: MembershipRow, role: Role) =>
    void act.run(() => changeRole(cairn, member.id, role));
  const remove = async (member: MembershipRow) => {
    await act.run(() => endMembership(cairn, member.id));
    setRemoving(null);
  };
  return (
    <div className={styles.tab}>
      <p className={styles.lead}>{m.space_members_lead()}</p>
      <ul aria-label={m.space_tab_members()}>
        {members.map((member) => {
          const isMe = member.userId === cairn.account.id;
          const mayChange =
            mayManageMember(standing, member) && !(isMe && isLastOwner(members, member.userId));
          const roles = assignableRoles(standing);
          return (
            <li key={member.id} className={styles.person}>
              <Avatar name={member.name} image={member.image} size={34} />
              <p>
                <b>
                  <bdi>{member.name}</bdi> {isMe && <span>{m.space_you()}</span>}
                </b>
                <span>{emailOf(member.id)}</span>
              </p>
              {mayChange && roles.length > 0 ? (
                <select
                  className={styles.select}
                  aria-label={m.space_role_of({ name: member.name })}
                  value={member.role}
                  disabled={act.isBusy}
                  onChange={(event) => {
                    const role = roles.find((one) => one === event.currentTarget.value);
                    if (role) change(member, role);
                  }}
                >
                  {roles.map((role) => (
                    <option key={role} value={role}>
                      {roleNames[role]()}
                    </option>
                  ))}
                </select>
              ) : (
                <span className={styles.role}>{roleNames[member.role]()}</span>
              )}
              {!isMe && mayManageMember(standing, member) && (
                <IconButton
                  label={m.space_remove_member({ name: member.name })}
                  icon={<X />}
                  onClick={() => setRemoving(member)}
                />
              )}
            </li>
          );
        })}
      </ul>
      <MagicLinkCard space={space} standing={standing} />
      {removing && (
        <ConfirmDialog
          title={m.space_remove_member({ name: bidiIsolated(removing.name) })}
          question={m.space_remove_question({ name: bidiIsolated(removing.name) })}
          confirm={m.space_remove()}
          isBusy={act.isBusy}
          onConfirm={() => void remove(removing)}
          onClose={() => setRemoving(null)}
        />
      )}
    </div>
  );
}
