import type { MembershipRow } from '@cairn/contract/spaces';
import { Avatar } from '@cairn/ui/avatar';
import { m } from '@cairn/words/messages';
import Check from 'lucide-react/icons/check';
import UserRoundX from 'lucide-react/icons/user-round-x';
import styles from './assignee-picker.module.css';

interface AssigneePickerProps {
  readonly members: readonly MembershipRow[];
  /** The code of who has the goal now. */
  readonly assignee: string | null;
  readonly onPick: (code: string | null) => void;
}

/** The members of a goal's space, and nobody. */
export function AssigneePicker({ members, assignee, onPick }: AssigneePickerProps) {
  const isGone = assignee !== null && !members.some(({ userCode }) => userCode === assignee);
  return (
    <div className={styles.people} role="radiogroup" aria-label={m.assignee_title()}>
      {members.map(({ userCode, name, image }) => (
        <button
          key={userCode}
          type="button"
          role="radio"
          aria-checked={userCode === assignee}
          onClick={() => onPick(userCode)}
        >
          <Avatar name={name} image={image} />
          <bdi>{name}</bdi>
          {userCode === assignee && <Check />}
        </button>
      ))}
      {isGone && (
        <button type="button" role="radio" aria-checked onClick={() => onPick(assignee)}>
          <Avatar name="" />
          {m.person_removed()}
          <Check />
        </button>
      )}
      <button type="button" role="radio" aria-checked={assignee === null} onClick={() => onPick(null)}>
        <UserRoundX />
        {m.assignee_none()}
        {assignee === null && <Check />}
      </button>
    </div>
  );
}
