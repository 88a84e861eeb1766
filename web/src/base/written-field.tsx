import { useCairn } from '@cairn/client/react/cairn-context';
import { writtenOn } from '@cairn/client/cairn/written-on';
import type { SyncRecord } from '@cairn/core/sync/record';
import { Field } from '@cairn/ui/field';
import { type ComponentProps, useRef, useState } from 'react';
import type { RecordRef } from '@cairn/client/store/account-store';

interface WrittenFieldProps extends Omit<
  ComponentProps<typeof Field>,
  'value' | 'defaultValue' | 'onBlur' | 'onChange' | 'onFocus'
> {
  readonly text: string;
  readonly of: RecordRef;
  /** Called on blur. Returns false to keep an invalid text in the field. */
  readonly onWritten: (text: string) => boolean;
}

/**
 * Saves on blur. Shows changes made elsewhere, except during an edit, which is based on the record as it was
 * when the edit began.
 */
export function WrittenField({ text, of, onWritten, ...rest }: WrittenFieldProps) {
  const cairn = useCairn();
  const [written, setWritten] = useState<string | null>(null);
  const opened = useRef<{ readonly text: string; readonly record: SyncRecord | null } | null>(null);
  const leave = () => {
    const then = opened.current;
    const isNew = written !== null && then !== null && written !== then.text;
    if (!isNew || writtenOn(cairn, then.record, () => onWritten(written))) setWritten(null);
  };
  return (
    <Field
      {...rest}
      value={written ?? text}
      onFocus={() => {
        if (written === null) opened.current = { text, record: cairn.replica.record(of) ?? null };
      }}
      onChange={(event) => setWritten(event.currentTarget.value)}
      onBlur={leave}
    />
  );
}
