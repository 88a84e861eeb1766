import { addBoardGoal } from '@cairn/client/public-boards/public-board-calls';
import { moreGoalsOf, type ShownBoard, type ShownGoal } from '@cairn/client/public-boards/read-public-board';
import { useCairnIfAny } from '@cairn/client/react/cairn-context';
import type { PublicBoardList } from '@cairn/core/boards/public-board';
import { Button } from '@cairn/ui/button';
import { IconButton } from '@cairn/ui/icon-button';
import { showToast } from '@cairn/ui/toast';
import { m } from '@cairn/words/messages';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Plus from 'lucide-react/icons/plus';
import { useId, useState } from 'react';
import { reasonOf } from '../base/reason-of.ts';
import { NameField } from '../boards/name-field.tsx';
import { keepUnsentName } from './keep-unsent-name.ts';
import styles from './public-board.module.css';
import { PublicGoalItem } from './public-goal-item.tsx';
import { useGoalShift } from './use-goal-shift.ts';

interface PublicListProps {
  readonly list: PublicBoardList;
  readonly board: ShownBoard;
  readonly onChanged: () => void;
}

const none = { goals: [], next: null };

/** People who have joined the board can add goals. */
export function PublicList({ list, board, onChanged }: PublicListProps) {
  const cairn = useCairnIfAny();
  const headingId = useId();
  /** Goals that the board's answer lacks, and the next page's cursor. */
  const [more, setMore] = useState<{ readonly goals: readonly ShownGoal[]; readonly next: string | null }>(
    none,
  );
  const [isAdding, setAdding] = useState(false);
  const [isFolded, setFolded] = useState(false);
  const goalsId = useId();
  const draft = `public-list-${list.id}`;
  const { id, name, emoji, showEmoji, goalsCount } = list;
  const first = new Set(list.goals.map((goal) => goal.code));
  const goals: readonly ShownGoal[] = [...list.goals, ...more.goals.filter((goal) => !first.has(goal.code))];
  const shift = useGoalShift(board.code, goals, onChanged);
  // On a visitor's page the board's name is the h1, on a member's page an h2.
  const Name = cairn ? 'h3' : 'h2';

  const showMore = async () => {
    const page = await moreGoalsOf(id, more.next);
    if (page.ok)
      setMore({ goals: [...(more.next ? more.goals : []), ...page.value.items], next: page.value.next });
    else showToast({ text: reasonOf(page.refusal) });
  };
  const add = async (written: string) => {
    if (!cairn) return;
    const added = await addBoardGoal(board.code, cairn.environment.newId(), { name: written, bucket: id });
    if (added.ok) return onChanged();
    showToast({ text: reasonOf(added.refusal) });
    keepUnsentName(cairn.account.id, draft, written, () => setAdding(true));
  };

  return (
    <section className={styles.list} aria-labelledby={headingId}>
      <header>
        {showEmoji && emoji !== null && <span aria-hidden="true">{emoji}</span>}
        <Name id={headingId} dir="auto">
          {name}
        </Name>
        <span className={styles.count}>{goalsCount}</span>
        <IconButton
          label={isFolded ? m.period_unfold({ name }) : m.period_fold({ name })}
          aria-expanded={!isFolded}
          aria-controls={goalsId}
          icon={isFolded ? <ChevronRight /> : <ChevronDown />}
          onClick={() => setFolded(!isFolded)}
        />
      </header>
      <div id={goalsId} hidden={isFolded}>
        <ul>
          {goals.map((goal) => (
            <PublicGoalItem
              key={goal.code}
              goal={goal}
              list={list}
              board={board}
              isFirst={goal === goals[0]}
              isLast={goal === goals.at(-1)}
              onShift={shift}
              onChanged={onChanged}
            />
          ))}
        </ul>
        {goals.length < goalsCount && (
          <Button look="ghost" onClick={() => void showMore()}>
            {m.public_board_more({ count: goalsCount - goals.length })}
          </Button>
        )}
        {board.editing &&
          (isAdding ? (
            <NameField
              label={m.period_add()}
              draft={draft}
              onName={(written) => void add(written)}
              onClose={() => setAdding(false)}
            />
          ) : (
            <Button look="ghost" icon={<Plus />} onClick={() => setAdding(true)}>
              {m.period_add()}
            </Button>
          ))}
      </div>
    </section>
  );
}
