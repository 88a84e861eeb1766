import type { TextareaHTMLAttributes } from 'react';
import { FieldFrame, type FieldFrameProps } from './field-frame.tsx';

interface AreaFieldProps extends FieldFrameProps, TextareaHTMLAttributes<HTMLTextAreaElement> {}

/** A field of several lines, which grows with its text. */
export function AreaField({ label, error, hint, aside, ...area }: AreaFieldProps) {
  return (
    <FieldFrame label={label} error={error} hint={hint} aside={aside} hasLines>
      {(props) => <textarea {...area} {...props} />}
    </FieldFrame>
  );
}
