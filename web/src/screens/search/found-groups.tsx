import type { FoundGoal as FoundRow } from '@cairn/contract/search';
import { columnsWideToNarrow } from '@cairn/core/time/horizons';
import { Button } from '@cairn/ui/button';
import { m } from '@cairn/words/messages';
import { columnNames } from '../../goals/period-words.ts';
import { FoundGoal, type ShownGoal } from '../../goals/found-goal.tsx';
import styles from './search-screen.module.css';

export interface FoundEntry {
  readonly key: string;
  readonly goal: ShownGoal;
  readonly foundIn: FoundRow['foundIn'];
  readonly excerpt: string | null;
}

interface FoundGroupsProps {
  readonly entries: readonly FoundEntry[];
  readonly words: readonly string[];
  readonly onOpen: (key: string) => void;
  /** Set for deleted goals. */
  readonly onRestore?: (key: string) => void;
}

const groupOrder = [...columnsWideToNarrow.toReversed(), null];

export function FoundGroups({ entries, words, onOpen, onRestore }: FoundGroupsProps) {
  return groupOrder.map((columnId) => {
    const group = entries.filter(({ goal }) => goal.columnId === columnId);
    if (group.length === 0) return null;
    const name = columnId === null ? m.goal_no_date() : columnNames[columnId]();
    return (
      <section key={columnId} className={styles.group} aria-label={name}>
        <h2>
          {name} <span>{group.length}</span>
        </h2>
        <ul>
          {group.map((entry) => (
            <li key={entry.key}>
              <button type="button" className={styles.result} onClick={() => onOpen(entry.key)}>
                <FoundGoal goal={entry.goal} foundIn={entry.foundIn} excerpt={entry.excerpt} words={words} />
              </button>
              {onRestore && (
                <Button
                  aria-label={m.search_restore_of({ name: entry.goal.name || m.goal_untitled() })}
                  onClick={() => onRestore(entry.key)}
                >
                  {m.search_restore()}
                </Button>
              )}
            </li>
          ))}
        </ul>
      </section>
    );
  });
}
