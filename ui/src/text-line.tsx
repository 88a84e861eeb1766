import type { ComponentProps } from 'react';
import styles from './text-line.module.css';

interface TextLineProps extends ComponentProps<'input'> {
  /** The name of the field, not shown: the surroundings explain it. */
  readonly 'aria-label': string;
}

/** A text field for small surfaces without a visible label. */
export function TextLine(props: TextLineProps) {
  return <input autoComplete="off" {...props} className={styles.line} />;
}
