import { editBoardGoal, seeGoal } from '@cairn/client/public-boards/public-board-calls';
import type { ShownBoard, ShownGoal } from '@cairn/client/public-boards/read-public-board';
import { useCairnIfAny } from '@cairn/client/react/cairn-context';
import type { BoardGoalEditBody } from '@cairn/contract/board-editors';
import type { PublicBoardList } from '@cairn/core/boards/public-board';
import { CheckBox } from '@cairn/ui/check-box';
import { showToast } from '@cairn/ui/toast';
import { m } from '@cairn/words/messages';
import AlignLeft from 'lucide-react/icons/align-left';
import ListTree from 'lucide-react/icons/list-tree';
import { type KeyboardEvent, useState } from 'react';
import { reasonOf } from '../base/reason-of.ts';
import { NameField } from '../boards/name-field.tsx';
import { GoalState } from './goal-state.tsx';
import { NoteView } from '../notes/note-view.tsx';
import { PublicGoalOptions } from './public-goal-options.tsx';
import { PublicSubgoals } from './public-subgoals.tsx';
import { showFailure } from './show-failure.ts';
import { keepUnsentName } from './keep-unsent-name.ts';
import styles from './public-board.module.css';
import type { ShiftGoal } from './use-goal-shift.ts';

export interface PublicGoalItemProps {
  readonly goal: ShownGoal;
  readonly list: PublicBoardList;
  readonly board: ShownBoard;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onShift: ShiftGoal;
  readonly onChanged: () => void;
}

/** People who have joined the board can edit the goal. */
export function PublicGoalItem(props: PublicGoalItemProps) {
  const { goal, board, onShift, onChanged } = props;
  const cairn = useCairnIfAny();
  const [isOpen, setOpen] = useState(false);
  const [wasSeen, setSeen] = useState(false);
  const [isRenaming, setRenaming] = useState(false);
  const { code, color, done, richThoughts, subgoals, type } = goal;
  const name = goal.name || m.goal_untitled();
  if (type !== null) return <li className={styles.divider}>{goal.name}</li>;

  const draft = `public-goal-${code}`;
  const hasMore = richThoughts !== null || subgoals.length > 0;
  const isNew = goal.isUpdated === true && !wasSeen;
  /** Returns the reason for a refusal, or null. */
  const send = async (body: BoardGoalEditBody): Promise<string | null> => {
    const edited = await editBoardGoal(board.code, code, body);
    if (!edited.ok) return reasonOf(edited.refusal);
    onChanged();
    return null;
  };
  const rename = async (written: string) => {
    const failure = await send({ name: written });
    if (failure === null) return;
    showToast({ text: failure });
    if (!cairn) return;
    keepUnsentName(cairn.account.id, draft, written, () => setRenaming(true));
  };
  const toggle = () => {
    setOpen(!isOpen);
    if (!isNew) return;
    setSeen(true);
    void seeGoal(board.code, code);
  };
  const shiftByKey = (event: KeyboardEvent) => {
    const steps = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : null;
    if (steps === null || !event.altKey || !board.editing) return;
    event.preventDefault();
    event.stopPropagation();
    onShift(goal, steps, event.currentTarget);
  };
  const facts = (
    <>
      {richThoughts !== null && <AlignLeft aria-label={m.goal_has_note()} />}
      {subgoals.length > 0 && (
        <span>
          <ListTree aria-hidden="true" />
          {m.goal_subgoal_count({ count: subgoals.length })}
        </span>
      )}
    </>
  );

  return (
    <li className={styles.goal} data-color={color ?? undefined} data-done={done || undefined}>
      {board.editing ? (
        <CheckBox
          label={name}
          isChecked={done}
          isColored={color !== null}
          onChange={(isDone) => void showFailure(send({ done: isDone }))}
          onKeyDown={shiftByKey}
        />
      ) : (
        <GoalState isDone={done} />
      )}
      <div>
        {isRenaming ? (
          <NameField
            label={m.public_goal_name()}
            name={goal.name}
            draft={draft}
            onName={(written) => void rename(written)}
            onClose={() => setRenaming(false)}
          />
        ) : hasMore ? (
          <button type="button" aria-expanded={isOpen} onClick={toggle} onKeyDown={shiftByKey}>
            <bdi>{name}</bdi>
            <span className={styles.facts}>{facts}</span>
          </button>
        ) : (
          <p dir="auto">{name}</p>
        )}
        {isOpen && (
          <div className={styles.more}>
            {richThoughts && <NoteView notes={richThoughts} />}
            {subgoals.length > 0 && <PublicSubgoals goals={subgoals} />}
          </div>
        )}
      </div>
      {isNew && <i className={styles.new} role="img" aria-label={m.public_board_updated()} />}
      {board.editing && (
        <PublicGoalOptions
          {...props}
          onShiftKey={shiftByKey}
          onRename={() => setRenaming(true)}
          onSend={send}
        />
      )}
    </li>
  );
}
