import { type ReactNode, useId } from 'react';
import styles from './field.module.css';

export interface FieldFrameProps {
  readonly label: string;
  readonly error?: string | null | undefined;
  readonly hint?: string | undefined;
  /** Shown at the end of the label's line. */
  readonly aside?: ReactNode;
}

interface ControlProps {
  readonly id: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

interface FrameProps extends FieldFrameProps {
  readonly hasLines?: boolean;
  /** Shown at the end, inside the box. */
  readonly trailing?: ReactNode;
  readonly children: (props: ControlProps) => ReactNode;
}

/** The label, box and note of a field; the reason of a refusal replaces the hint. */
export function FieldFrame({ label, error, hint, aside, hasLines, trailing, children }: FrameProps) {
  const id = useId();
  const noteId = `${id}-note`;
  const note = error ?? hint;
  const isWrong = error ? true : undefined;
  return (
    <div className={styles.field}>
      <div className={styles.head}>
        <label htmlFor={id}>{label}</label>
        {aside}
      </div>
      <div className={styles.box} data-lines={hasLines} data-error={isWrong}>
        {children({ id, 'aria-invalid': isWrong, 'aria-describedby': note ? noteId : undefined })}
        {trailing}
      </div>
      {note && (
        <p id={noteId} className={styles.note} data-error={isWrong} role={isWrong && 'alert'}>
          {note}
        </p>
      )}
    </div>
  );
}
