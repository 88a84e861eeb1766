import type { ReactNode } from 'react';
import { StackArt } from './stack-art.tsx';
import styles from './empty-state.module.css';

export interface EmptyStateProps {
  readonly title: string;
  readonly lead: string;
  /** The number of filled stones, 0 to 7. */
  readonly filled?: number;
  /** The action: at most one button. */
  readonly action?: ReactNode;
}

/** Shown for empty content: its state, and what to do. */
export function EmptyState({ title, lead, filled = 0, action }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <StackArt filled={filled} />
      <b>{title}</b>
      <p>{lead}</p>
      {action}
    </div>
  );
}
