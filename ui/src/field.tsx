import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import styles from './field.module.css';

export interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly label: string;
  /** What is wrong with the value; null or missing when nothing is. */
  readonly error?: string | null | undefined;
  readonly hint?: string;
  /** Beside the label, at its end. */
  readonly aside?: ReactNode;
  /** Inside the box, at its end. */
  readonly trailing?: ReactNode;
  readonly ref?: Ref<HTMLInputElement>;
}

/** A labelled line of text with its error under it. */
export function Field({ label, error, hint, aside, trailing, ...input }: FieldProps) {
  const id = useId();
  const noteId = `${id}-note`;
  const note = error ?? hint;
  return (
    <div className={styles.field}>
      <div className={styles.head}>
        <label htmlFor={id}>{label}</label>
        {aside}
      </div>
      <div className={styles.box} data-error={error ? true : undefined}>
        <input
          {...input}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={note ? noteId : undefined}
        />
        {trailing}
      </div>
      {note && (
        <p
          id={noteId}
          className={styles.note}
          data-error={error ? true : undefined}
          role={error ? 'alert' : undefined}
        >
          {note}
        </p>
      )}
    </div>
  );
}
