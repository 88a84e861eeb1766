import type { ReactNode } from 'react';
import { StackArt } from './stack-art.tsx';
import styles from './empty-state.module.css';

export interface EmptyStateProps {
  readonly title: string;
  readonly lead: string;
  /** Number of solid stones in the picture, 0 to 7. The other stones are dashed. */
  readonly filled?: number;
  /** At most one button. */
  readonly action?: ReactNode;
}

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
