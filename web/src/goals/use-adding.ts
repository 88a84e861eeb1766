import { begunText, keepBegunText } from '@cairn/client/begun-texts';
import { useCairn } from '@cairn/client/react/cairn-context';
import { goalLines } from '@cairn/core/goals/lines';
import { type RefObject, useRef, useState } from 'react';
import { type Cell, cellOf } from '../base/cell.ts';
import { withPart } from '../base/with-part.ts';
import { keepBegunRow } from './begun-row.ts';
import { usePlanning } from './planning.ts';
import { freshLine, loadRowComposer, type RowComposer, type TypedLine } from './row-composer.ts';
import { warnUnlessSaved } from './warn-unless-saved.ts';

interface AddingIn {
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly zone: string;
  /** Null for the end of the list. */
  readonly afterKey: string | null;
  /** Name of the field's draft. */
  readonly draft: string;
}

interface Adding {
  readonly line: Cell<TypedLine>;
  /** The goal above the next new one; null at the end of a list. */
  readonly lastKey: RefObject<string | null>;
  /** Adds nothing for a blank text. */
  readonly add: (text: string) => void;
  /** Keeps the field's text for the next page, with all lines that are not stored yet. */
  readonly keep: (text: string) => void;
}

/** Part of the code that loads right after the first paint. If it is missing, the line waits for the next page. */
const loadPlain = () => import('./add-plain.ts');

/** Adds goals from a row's field. Until they are stored, the text is kept for the next page. */
export function useAdding({ field, zone, afterKey, draft }: AddingIn): Adding {
  const cairn = useCairn();
  const planning = usePlanning();
  const lastKey = useRef(afterKey);
  const [line] = useState(() => cellOf(freshLine(begunText(cairn.account.id, draft) ?? '')));

  /** Lines whose reader is still loading. */
  const waiting = useRef<readonly TypedLine[]>([]);

  const keep = (text: string) => {
    const kept = [...waiting.current.map((typed) => typed.text), text].join('\n');
    keepBegunRow(cairn, kept === '' ? null : { goal: null, zone, text: kept });
  };

  const position = () =>
    lastKey.current === null ? ({ at: 'bottom' } as const) : { after: lastKey.current };

  const show = (text: string) => {
    line.set(freshLine(text));
    if (field.current) fill(field.current, text);
  };

  const store = (typed: TypedLine, addTyped: RowComposer['addTyped']) => {
    const { keys, saved } = addTyped({ cairn, planning }, { line: typed, zone, position: position() });
    if (afterKey !== null) lastKey.current = keys.at(-1) ?? lastKey.current;
    waiting.current = waiting.current.filter((one) => one !== typed);
    keep(field.current?.value ?? '');
    keepBegunText(cairn.account.id, draft, null);
    // Scroll only when the new row is drawn. In a full list, the field would otherwise be below the visible part, and
    // the row under the pointer would light up.
    queueMicrotask(() => field.current?.scrollIntoView({ block: 'nearest' }));
    warnUnlessSaved(saved, () => {
      if (field.current?.value === '') show(typed.text);
    });
  };

  const add = (text: string) => {
    if (goalLines(text).length === 0) return;
    const typed = { ...line.get(), text };
    show('');
    waiting.current = [...waiting.current, typed];
    loadRowComposer().then(
      ({ addTyped }) => store(typed, addTyped),
      () => withPart(loadPlain, ({ addPlain }) => store(typed, addPlain)),
    );
  };

  return { line, lastKey, add, keep };
}

function fill(field: HTMLTextAreaElement, text: string): void {
  field.value = text;
  field.style.height = '';
}
