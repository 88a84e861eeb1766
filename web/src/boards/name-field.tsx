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
  /** What is called so; left out for what is made now. */
  readonly of?: RecordRef;
  /** Where what is begun is kept, among the texts that were begun, when nothing else keeps it. */
  readonly draft?: string;
  /** The name that was written; not told when it is blank or the one before. */
  readonly onName: (name: string) => void;
  /** It is done with; a name was written, or not. */
  readonly onClose: (isNamed: boolean) => void;
}

/** A name that is being written: Enter and leaving keep it, Escape does not. */
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
  // What is called so may be deleted elsewhere while its name is written: the field goes without being left.
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
        // What is begun for something new is kept in its place.
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
