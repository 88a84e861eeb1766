import type { ReactNode } from 'react';
import { StackArt } from './stack-art.tsx';
import styles from './empty-state.module.css';

export interface EmptyStateProps {
  readonly title: string;
  readonly lead: string;
  /** Stones that lie already, 0 to 7. */
  readonly filled?: number;
  /** One button at most. */
  readonly action?: ReactNode;
}

/** What a place without content says: its state, and what to do. */
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
