import { begunText, keepBegunText } from '@cairn/client/begun-texts';
import { useCairn } from '@cairn/client/react/cairn-context';
import { writtenOn } from '@cairn/client/cairn/written-on';
import { isBlankName } from '@cairn/core/names/blank-name';
import { TextLine } from '@cairn/ui/text-line';
import { useLayoutEffect, useRef, useState } from 'react';
import type { RecordRef } from '@cairn/client/store/account-store';
import { takeFocus } from '../base/take-focus.ts';
import { isComposing } from '../base/typing.ts';

interface NameFieldProps {
  readonly label: string;
  readonly name?: string;
  readonly of?: RecordRef;
  /** The name of the stored unsent text; omitted if text is kept elsewhere. */
  readonly draft?: string;
  /** Called only for a name that is neither blank nor unchanged. */
  readonly onName: (name: string) => void;
  readonly onClose: (isNamed: boolean) => void;
}

export function NameField({ label, name = '', of, draft, onName, onClose }: NameFieldProps) {
  const cairn = useCairn();
  const isLeft = useRef(false);
  const { id } = cairn.account;
  const [opened] = useState({ name, record: (of && cairn.replica.record(of)) ?? null });
  const keep = (text: string | null) => draft !== undefined && keepBegunText(id, draft, text);
  const leave = (written: string | null) => {
    if (isLeft.current) return;
    isLeft.current = true;
    const kept = written?.trim() ?? '';
    const isNamed = !isBlankName(kept) && kept !== opened.name;
    if (written !== null || opened.name !== '') keep(null);
    if (isNamed) writtenOn(cairn, opened.record, () => onName(kept));
    onClose(isNamed);
  };
  // If the record is deleted elsewhere during the edit, the field disappears without a blur event.
  const typed = useRef<string | null>(null);
  const latest = useRef(leave);
  useLayoutEffect(() => {
    latest.current = leave;
  });
  useLayoutEffect(
    () => () => {
      if (typed.current !== null) latest.current(typed.current);
    },
    [],
  );
  return (
    <TextLine
      aria-label={label}
      defaultValue={(draft === undefined ? null : begunText(id, draft)) ?? opened.name}
      onInput={({ currentTarget: { value } }) => {
        keep(value);
        // A draft is stored already.
        if (draft === undefined) typed.current = value;
      }}
      ref={takeFocus}
      data-no-drag
      onFocus={({ currentTarget: field }) => field.value === opened.name && field.select()}
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
