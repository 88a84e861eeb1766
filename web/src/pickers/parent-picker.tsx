import { useParentChoices } from '@cairn/client/react/parent-choices';
import type { GoalView } from '@cairn/client/replica/goal-view';
import { HorizonGlyph } from '@cairn/ui/horizon-glyph';
import { TextLine } from '@cairn/ui/text-line';
import { m } from '@cairn/words/messages';
import Check from 'lucide-react/icons/check';
import { useState } from 'react';
import { stoneOf } from '../goals/period-words.ts';
import { namedSchedule, usePlanning } from '../goals/planning.ts';
import styles from './choice-list.module.css';
import { walkChoices } from './walk-choices.ts';

interface ParentPickerProps {
  readonly goal: GoalView;
  readonly parent: string | null;
  readonly onPick: (parent: GoalView) => void;
}

/** Enter takes the first match. */
export function ParentPicker({ goal, parent, onPick }: ParentPickerProps) {
  const planning = usePlanning();
  const [typed, setTyped] = useState('');
  const choices = useParentChoices(goal, typed, planning.today, planning.life);
  const [first] = choices;
  return (
    <form
      className={styles.choices}
      onSubmit={(event) => {
        event.preventDefault();
        if (first) onPick(first);
      }}
    >
      <TextLine
        aria-label={m.parent_search()}
        placeholder={m.parent_search()}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={walkChoices}
      />
      {choices.length === 0 && (
        <p role="status">{typed.trim() === '' ? m.parent_none() : m.parent_not_found()}</p>
      )}
      <div role="group" aria-label={m.goal_parent()}>
        {choices.map((choice) => (
          <button
            key={choice.key}
            type="button"
            aria-pressed={choice.key === parent}
            onClick={() => onPick(choice)}
            onKeyDown={walkChoices}
          >
            <HorizonGlyph stone={choice.columnId === null ? -1 : stoneOf[choice.columnId]} />
            <bdi>{choice.name || m.goal_untitled()}</bdi>
            {choice.key === parent && <Check />}
            {choice.columnId !== null && choice.dueDate !== null && (
              <small>
                {namedSchedule({ columnId: choice.columnId, dueDate: choice.dueDate }, planning).title}
              </small>
            )}
          </button>
        ))}
      </div>
    </form>
  );
}
