import type { ReactNode } from 'react';
import styles from './page-body.module.css';

interface PageBodyProps {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

export function PageBody({ className = '', children }: PageBodyProps) {
  return <div className={`${styles.body} ${className}`}>{children}</div>;
}
