import { searchable } from '@cairn/core/names/search';
import { Dialog, DialogHead } from '@cairn/ui/dialog';
import { TextLine } from '@cairn/ui/text-line';
import { m } from '@cairn/words/messages';
import { useState } from 'react';
import styles from './choice-list.module.css';
import { walkChoices } from './walk-choices.ts';

export interface Choice {
  readonly key: string;
  readonly name: string;
  readonly emoji: string | null;
}

interface ChoiceDialogProps<One extends Choice> {
  readonly title: string;
  readonly choices: readonly One[];
  /** Shown in place of the search if there are no choices. */
  readonly nothing?: string;
  readonly onPick: (choice: One) => void;
  readonly onClose: () => void;
}

/** Enter takes the first match. */
export function ChoiceDialog<One extends Choice>({
  title,
  choices,
  nothing,
  onPick,
  onClose,
}: ChoiceDialogProps<One>) {
  const [typed, setTyped] = useState('');
  const found = choices.filter(({ name }) => searchable(name).includes(searchable(typed.trim())));
  const pick = (choice: One) => {
    onClose();
    onPick(choice);
  };
  return (
    <Dialog label={title} isOpen onClose={onClose} width={380}>
      <DialogHead title={title} />
      {nothing !== undefined && choices.length === 0 ? (
        <p className={styles.choices} data-wide role="status">
          {nothing}
        </p>
      ) : (
        <form
          className={styles.choices}
          data-wide
          onSubmit={(event) => {
            event.preventDefault();
            if (found[0]) pick(found[0]);
          }}
        >
          <TextLine
            aria-label={m.choice_search()}
            placeholder={m.choice_search()}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
            onKeyDown={walkChoices}
          />
          {found.length === 0 && <p role="status">{m.choice_nothing()}</p>}
          <div>
            {found.map((choice) => (
              <button key={choice.key} type="button" onClick={() => pick(choice)} onKeyDown={walkChoices}>
                <bdi>
                  {choice.emoji !== null && `${choice.emoji} `}
                  {choice.name}
                </bdi>
              </button>
            ))}
          </div>
        </form>
      )}
    </Dialog>
  );
}
