import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { FieldFrame, type FieldFrameProps } from './field-frame.tsx';

export interface FieldProps extends FieldFrameProps, InputHTMLAttributes<HTMLInputElement> {
  /** Shown at the end, inside the box. */
  readonly trailing?: ReactNode;
  readonly ref?: Ref<HTMLInputElement>;
}

export function Field({ label, error, hint, aside, trailing, ...input }: FieldProps) {
  return (
    <FieldFrame label={label} error={error} hint={hint} aside={aside} trailing={trailing}>
      {(props) => <input {...input} {...props} />}
    </FieldFrame>
  );
}
