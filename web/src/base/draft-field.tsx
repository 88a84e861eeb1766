import { Field } from '@cairn/ui/field';
import { type ComponentProps, useState } from 'react';

interface DraftFieldProps extends Omit<ComponentProps<typeof Field>, 'value' | 'defaultValue' | 'onChange'> {
  readonly text: string;
}

/** A new `text` replaces what was typed. The input stays, and with it the focus. */
export function DraftField({ text, ...rest }: DraftFieldProps) {
  const [draft, setDraft] = useState({ of: text, typed: text });
  if (draft.of !== text) setDraft({ of: text, typed: text });
  return (
    <Field
      {...rest}
      value={draft.typed}
      onChange={(event) => setDraft({ of: text, typed: event.currentTarget.value })}
    />
  );
}
