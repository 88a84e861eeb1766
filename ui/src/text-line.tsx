import type { ComponentProps } from 'react';
import styles from './text-line.module.css';

interface TextLineProps extends ComponentProps<'input'> {
  /** Read aloud; what surrounds it shows what it is for. */
  readonly 'aria-label': string;
}

/** A line of text in a small surface, with no label of its own to be seen. */
export function TextLine(props: TextLineProps) {
  return <input autoComplete="off" {...props} className={styles.line} />;
}
