import type { ComponentProps } from 'react';
import styles from './text-line.module.css';

interface TextLineProps extends ComponentProps<'input'> {
  /** Not shown: the surroundings explain the field. */
  readonly 'aria-label': string;
}

export function TextLine(props: TextLineProps) {
  return <input autoComplete="off" {...props} className={styles.line} />;
}
