import { Field } from '@cairn/ui/field';
import { type ComponentProps, useState } from 'react';
import { type ThrottledWrite, useThrottledWrite } from '../../goals/use-throttled-write.ts';

interface KeptFieldProps extends Omit<ComponentProps<typeof Field>, 'value' | 'defaultValue' | 'onChange'> {
  readonly text: string;
  readonly onWrite: Parameters<typeof useThrottledWrite<string>>[0];
}

/** Saves while the user types. Shows changes made elsewhere, except during an edit. */
export function KeptField({ text, onWrite, ...rest }: KeptFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const { write, flush }: ThrottledWrite<string> = useThrottledWrite(onWrite);
  return (
    <Field
      {...rest}
      dir="auto"
      autoComplete="off"
      value={typed ?? text}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        write(event.currentTarget.value);
      }}
      onBlur={() => {
        flush();
        setTyped(null);
      }}
    />
  );
}
