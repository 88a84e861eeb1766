import { useCairn } from '@cairn/client/react/cairn-context';
import { useMembers } from '@cairn/client/react/members';
import type { GoalView } from '@cairn/client/replica/goal-view';
import { type FollowReason, type Watch, watches } from '@cairn/core/goals/watch';
import { Avatar } from '@cairn/ui/avatar';
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '@cairn/ui/menu';
import { m } from '@cairn/words/messages';
import Bell from 'lucide-react/icons/bell';
import BellOff from 'lucide-react/icons/bell-off';
import BellRing from 'lucide-react/icons/bell-ring';
import type { ReactNode } from 'react';
import { keyText } from '../base/keys-of.ts';
import styles from './follow-menu.module.css';
import { type Following, stateName } from './follow-state.ts';
import { memberName } from './member-name.ts';
import { useShortcuts } from './use-shortcuts.ts';
import { watchWithUndo } from './watch-with-undo.ts';

const icons: Readonly<Record<Watch, ReactNode>> = {
  following: <BellRing />,
  notFollowing: <Bell />,
  muted: <BellOff />,
};

const leads: Readonly<Record<Watch, () => string>> = {
  following: m.follow_following_lead,
  notFollowing: m.follow_not_lead,
  muted: m.follow_muted_lead,
};

const reasons: Readonly<Record<FollowReason, () => string>> = {
  created: m.follow_reason_created,
  assigned: m.follow_reason_assigned,
  commented: m.follow_reason_commented,
  mentioned: m.follow_reason_mentioned,
  chosen: m.follow_reason_chosen,
};

const ownReasons: Readonly<Record<FollowReason, () => string>> = {
  created: m.follow_why_created,
  assigned: m.follow_why_assigned,
  commented: m.follow_why_commented,
  mentioned: m.follow_why_mentioned,
  chosen: m.follow_why_chosen,
};

interface FollowMenuProps {
  readonly goal: GoalView;
  readonly following: Following;
  readonly anchor: Element;
  readonly onClose: () => void;
}

export function FollowMenu({ goal, following: { watch, followers }, anchor, onClose }: FollowMenuProps) {
  const cairn = useCairn();
  const members = useMembers(goal.space);
  const keys = useShortcuts();
  const own = followers?.find(({ userId }) => userId === cairn.account.id)?.reason;
  const keyOf = (stop: Watch) => {
    if (stop === 'muted') return keyText(keys.muteGoal);
    return (stop === 'following') !== (watch === 'following') ? keyText(keys.followGoal) : undefined;
  };
  return (
    <Menu label={m.goal_follow()} anchor={anchor} isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      {watch === 'following' && own && <p className={styles.why}>{ownReasons[own]()}</p>}
      {watches.map((stop) => (
        <MenuItem
          key={stop}
          icon={icons[stop]}
          isChosen={stop === watch}
          shortcut={stop === watch ? undefined : keyOf(stop)}
          onSelect={() => stop !== watch && watchWithUndo(cairn, [goal], stop)}
        >
          <span className={styles.stop}>
            <b>{stateName(stop)}</b>
            <small>{leads[stop]()}</small>
          </span>
        </MenuItem>
      ))}
      {followers && followers.length > 0 && (
        <>
          <MenuSeparator />
          <MenuLabel>{m.follow_people({ count: followers.length })}</MenuLabel>
          <div className={styles.people}>
            {followers.map(({ userId, reason }) => (
              <p key={userId} className={styles.person}>
                <Avatar
                  name={memberName(members, userId)}
                  image={members.find((member) => member.userId === userId)?.image ?? null}
                  size={22}
                />
                <span dir="auto">{memberName(members, userId)}</span>
                {reason && <small>{reasons[reason]()}</small>}
              </p>
            ))}
          </div>
        </>
      )}
    </Menu>
  );
}
