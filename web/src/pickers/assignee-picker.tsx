import type { BoardEditor } from '@cairn/contract/board-editors';
import type { MembershipRow } from '@cairn/contract/spaces';
import { mayBeAssigned } from '@cairn/core/spaces/roles';
import { Avatar } from '@cairn/ui/avatar';
import { walkNames } from '@cairn/ui/walk-row';
import { m } from '@cairn/words/messages';
import Check from 'lucide-react/icons/check';
import UserRoundX from 'lucide-react/icons/user-round-x';
import styles from './assignee-picker.module.css';

type Choice = Pick<MembershipRow, 'userCode' | 'name' | 'image'>;

interface AssigneePickerProps {
  readonly members: readonly MembershipRow[];
  /** See docs/product.md, "Board editors". */
  readonly editors: readonly BoardEditor[];
  readonly areAllKnown: boolean;
  readonly assignee: string | null;
  readonly onPick: (code: string | null) => void;
}

export function AssigneePicker({ members, editors, areAllKnown, assignee, onPick }: AssigneePickerProps) {
  const isMember = (code: string | null) => members.some(({ userCode }) => userCode === code);
  // An editor who became a member is offered only as a member.
  const outside = editors.filter(({ userCode }) => !isMember(userCode));
  const isGone =
    assignee !== null && !isMember(assignee) && !outside.some(({ userCode }) => userCode === assignee);
  const choice = ({ userCode, name, image }: Choice, hint?: string) => (
    <button
      key={userCode}
      type="button"
      role="radio"
      aria-checked={userCode === assignee}
      data-name={name}
      onClick={() => onPick(userCode)}
    >
      <Avatar name={name} image={image} />
      <span>
        <bdi>{name}</bdi>
        {hint !== undefined && <small>{hint}</small>}
      </span>
      {userCode === assignee && <Check />}
    </button>
  );
  return (
    <div
      className={styles.people}
      role="radiogroup"
      tabIndex={-1}
      aria-label={m.assignee_title()}
      onKeyDown={walkNames}
    >
      {members
        .filter((member) => mayBeAssigned(member) || member.userCode === assignee)
        .map((member) => choice(member))}
      {outside.map((editor) => choice(editor, m.assignee_on_board()))}
      {isGone && (
        <button type="button" role="radio" aria-checked onClick={() => onPick(assignee)}>
          <Avatar name="" />
          {areAllKnown ? m.person_removed() : m.assignee_outside()}
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
