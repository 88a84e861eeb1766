import { m } from '@cairn/words/messages';
import type { ReactNode } from 'react';
import styles from './hidden-goals.module.css';

export function ListNote({ children }: { readonly children: ReactNode }) {
  return <p className={styles.note}>{children}</p>;
}

interface HiddenGoalsProps {
  readonly count: number;
  readonly onShowAll: () => void;
}

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
