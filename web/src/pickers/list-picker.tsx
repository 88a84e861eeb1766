import type { ListView } from '@cairn/client/boards/lists-of';
import { useListChoices } from '@cairn/client/react/boards';
import { TextLine } from '@cairn/ui/text-line';
import { m } from '@cairn/words/messages';
import Check from 'lucide-react/icons/check';
import { useId, useState } from 'react';
import styles from './choice-list.module.css';
import { walkChoices } from './walk-choices.ts';

interface ListPickerProps {
  readonly space: string;
  readonly list: string | null;
  readonly onPick: (list: ListView) => void;
  /** Undefined for a goal without a list. */
  readonly onRemove: (() => void) | undefined;
}

/** Enter takes the first match. */
export function ListPicker({ space, list, onPick, onRemove }: ListPickerProps) {
  const [typed, setTyped] = useState('');
  const { boards, found } = useListChoices(space, typed);
  const id = useId();
  if (boards === 0)
    return (
      <div className={styles.choices}>
        <p role="status">{m.goal_board_no_boards()}</p>
      </div>
    );
  const first = found[0]?.lists[0];
  return (
    <form
      className={styles.choices}
      onSubmit={(event) => {
        event.preventDefault();
        if (first) onPick(first);
      }}
    >
      <TextLine
        aria-label={m.list_search()}
        placeholder={m.list_search()}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={walkChoices}
      />
      {found.length === 0 && <p role="status">{m.list_not_found()}</p>}
      <div>
        {found.map(({ board, lists }) => (
          <div key={board.key} role="group" aria-labelledby={`${id}${board.key}`}>
            <h3 id={`${id}${board.key}`}>
              <bdi>{board.name}</bdi>
            </h3>
            {lists.length === 0 && <p>{m.goal_board_no_lists()}</p>}
            {lists.map((choice) => (
              <button
                key={choice.key}
                type="button"
                aria-pressed={choice.key === list}
                onClick={() => onPick(choice)}
                onKeyDown={walkChoices}
              >
                <bdi>
                  {choice.showEmoji && choice.emoji !== null && `${choice.emoji} `}
                  {choice.name}
                </bdi>
                {choice.key === list && <Check />}
              </button>
            ))}
          </div>
        ))}
      </div>
      {onRemove && (
        <button type="button" onClick={onRemove} onKeyDown={walkChoices}>
          {m.goal_board_none()}
        </button>
      )}
    </form>
  );
}
