import { m } from '@cairn/words/messages';
import type { ReactNode } from 'react';
import styles from './hidden-goals.module.css';

/** What a list says below its goals. */
export function ListNote({ children }: { readonly children: ReactNode }) {
  return <p className={styles.note}>{children}</p>;
}

interface HiddenGoalsProps {
  readonly count: number;
  readonly onShowAll: () => void;
}

/** How many goals a long list does not draw, and the way to all of them. */
export function HiddenGoals({ count, onShowAll }: HiddenGoalsProps) {
  if (count <= 0) return null;
  return (
    <ListNote>
      {m.hidden_goals({ count })}
      <button type="button" onClick={onShowAll}>
        {m.show_all()}
      </button>
    </ListNote>
  );
}
