import { TextLine } from '@cairn/ui/text-line';
import { useRef } from 'react';
import { takeFocus } from '../../shell/take-focus.ts';
import { isComposing } from '../../shell/typing.ts';

interface NameFieldProps {
  readonly label: string;
  readonly name?: string;
  /** The name that was written; not told when it is blank or the one before. */
  readonly onName: (name: string) => void;
  /** It is done with; a name was written, or not. */
  readonly onClose: (isNamed: boolean) => void;
}

/** A name that is being written: Enter and leaving keep it, Escape does not. */
export function NameField({ label, name = '', onName, onClose }: NameFieldProps) {
  const isLeft = useRef(false);
  const leave = (written: string | null) => {
    if (isLeft.current) return;
    isLeft.current = true;
    const kept = written?.trim() ?? '';
    const isNamed = kept !== '' && kept !== name;
    if (isNamed) onName(kept);
    onClose(isNamed);
  };
  return (
    <TextLine
      aria-label={label}
      defaultValue={name}
      ref={takeFocus}
      data-no-drag
      onFocus={(event) => event.currentTarget.select()}
      onBlur={(event) => leave(event.currentTarget.value)}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (isComposing(event)) return;
        if (event.key === 'Enter') leave(event.currentTarget.value);
        else if (event.key === 'Escape') leave(null);
      }}
    />
  );
}
