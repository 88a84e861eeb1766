import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import styles from './field.module.css';

export interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly label: string;
  readonly error?: string | null | undefined;
  readonly hint?: string;
  /** Shown at the end of the label's line. */
  readonly aside?: ReactNode;
  /** Shown at the end, inside the box. */
  readonly trailing?: ReactNode;
  readonly ref?: Ref<HTMLInputElement>;
}

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
