import type { ReactNode } from 'react';
import styles from './page-body.module.css';

interface PageBodyProps {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** What stands below the head of a page that is read from top to bottom. */
export function PageBody({ className = '', children }: PageBodyProps) {
  return <div className={`${styles.body} ${className}`}>{children}</div>;
}
