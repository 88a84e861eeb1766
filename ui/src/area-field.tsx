import { type ReactNode, type TextareaHTMLAttributes, useId } from 'react';
import styles from './field.module.css';

interface AreaFieldProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  readonly label: string;
  readonly error?: string | null;
  readonly hint?: string;
  /** Shown at the end of the label's line. */
  readonly aside?: ReactNode;
}

/** A field of several lines, which grows with its text. */
export function AreaField({ label, error = null, hint, aside, ...area }: AreaFieldProps) {
  const id = useId();
  const noteId = `${id}-note`;
  const note = error ?? hint;
  const isWrong = error !== null || undefined;
  return (
    <div className={styles.field}>
      <div className={styles.head}>
        <label htmlFor={id}>{label}</label>
        {aside}
      </div>
      <div className={styles.box} data-lines data-error={isWrong}>
        <textarea {...area} id={id} aria-invalid={isWrong} aria-describedby={note ? noteId : undefined} />
      </div>
      {note && (
        <p id={noteId} className={styles.note} data-error={isWrong} role={isWrong && 'alert'}>
          {note}
        </p>
      )}
    </div>
  );
}
