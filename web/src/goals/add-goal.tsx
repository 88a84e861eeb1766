import { begunText, keepBegunText } from '@cairn/client/begun-texts';
import { addGoals } from '@cairn/client/goals/add-goals';
import { useSpaces } from '@cairn/client/react/account';
import { useCairn } from '@cairn/client/react/cairn-context';
import { Kbd } from '@cairn/ui/kbd';
import { useNarrow } from '@cairn/ui/use-narrow';
import { m } from '@cairn/words/messages';
import Plus from 'lucide-react/icons/plus';
import { type ClipboardEvent, type KeyboardEvent, memo, useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useCell } from '../base/cell.ts';
import { isComposing } from '../base/typing.ts';
import { addingIn } from './ui-requests.ts';
import { keepBegunRow } from './begun-row.ts';
import styles from './goal-field.module.css';
import { AddTarget } from './goal-meta.tsx';
import { warnUnlessSaved } from './warn-unless-saved.ts';
import { followFocus } from './kept-focus.ts';
import { focusRow } from './row-walk.ts';
import { useGrowingField } from './use-growing-field.ts';
import { goalPlaceOf } from '../drag/zones.ts';

interface AddGoalProps {
  readonly zone: string;
  readonly label: string;
  readonly shortcut?: string | undefined;
  /** The value of `addingIn`: the zone, unless another field on the page adds to the same list. */
  readonly called?: string;
}

export const AddGoal = memo(function AddGoal({ zone, label, shortcut, called = zone }: AddGoalProps) {
  const isOpen = useCell(addingIn, (open) => open === called);
  if (isOpen) return <AddGoalField zone={zone} afterKey={null} called={called} />;
  return (
    <button
      type="button"
      className={styles.add}
      data-no-drag
      data-adds-to={called}
      onClick={() => addingIn.set(called)}
    >
      <Plus />
      {label}
      {shortcut && <Kbd>{shortcut}</Kbd>}
    </button>
  );
});

interface AddGoalFieldProps {
  readonly zone: string;
  /** Null for the end of the list. */
  readonly afterKey: string | null;
  /** If true, Enter in the empty field closes it, instead of drawing a divider. */
  readonly hasNoDividers?: boolean;
  readonly called?: string;
}

/**
 * Enter adds a goal and stays; a pasted list adds one goal per line. Enter in the empty field draws a
 * divider, or closes the field on a phone. Escape and Tab close the field.
 */
export function AddGoalField(props: AddGoalFieldProps) {
  const { zone, afterKey, hasNoDividers = false } = props;
  const { called = afterKey === null ? zone : `${zone}>${afterKey}` } = props;
  const cairn = useCairn();
  const isNarrow = useNarrow();
  const field = useRef<HTMLTextAreaElement>(null);
  const lastKey = useRef(afterKey);
  const draft = `add-${called}`;
  const target = useId();
  const hasSeveral = useSpaces().length > 1;
  useGrowingField(field, true);

  const position = () =>
    lastKey.current === null ? ({ at: 'bottom' } as const) : { after: lastKey.current };

  const clear = () => {
    keepBegunRow(cairn, null);
    keepBegunText(cairn.account.id, draft, null);
    if (!field.current) return;
    field.current.value = '';
    field.current.style.height = '';
  };

  const add = (text: string) => {
    const { keys, saved } = addGoals(cairn, { text, place: goalPlaceOf(zone), position: position() });
    if (keys.length === 0) return;
    if (afterKey !== null) lastKey.current = keys[keys.length - 1] ?? afterKey;
    clear();
    // Scroll only when the new row is drawn. In a full list, the field would otherwise be below the visible part, and
    // the row under the pointer would light up.
    queueMicrotask(() => field.current?.scrollIntoView({ block: 'nearest' }));
    warnUnlessSaved(saved, () => {
      if (field.current && field.current.value === '') field.current.value = text;
    });
  };

  const addDivider = () => {
    const { saved, keys } = addGoals(cairn, {
      text: '',
      place: goalPlaceOf(zone),
      position: position(),
      type: 'divider',
    });
    if (afterKey !== null) lastKey.current = keys[0] ?? afterKey;
    warnUnlessSaved(saved);
  };

  const close = () => {
    keepBegunRow(cairn, null);
    addingIn.set(null);
  };

  /** After a key, the focus moves to the element in the field's place. */
  const leave = () => {
    flushSync(close);
    const place = `[data-adds-to="${CSS.escape(called)}"]`;
    if (lastKey.current === null) document.querySelector<HTMLElement>(place)?.focus();
    else focusRow(lastKey.current);
    followFocus([]);
  };

  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    event.stopPropagation();
    if (isComposing(event)) return;
    const text = event.currentTarget.value;
    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      if (text.trim() !== '') add(text);
      else if (isNarrow || hasNoDividers) leave();
      else addDivider();
    } else if (event.key === 'Escape') {
      event.preventDefault();
      keepBegunText(cairn.account.id, draft, text);
      leave();
    }
  };

  const paste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const pasted = event.clipboardData.getData('text/plain');
    if (!/[\r\n]/u.test(pasted.trim())) return;
    event.preventDefault();
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    add(value.slice(0, selectionStart) + pasted + value.slice(selectionEnd));
  };

  return (
    <div className={styles.adding} data-no-drag>
      <Plus />
      <textarea
        ref={field}
        className={styles.field}
        rows={1}
        dir="auto"
        aria-describedby={target}
        defaultValue={begunText(cairn.account.id, draft) ?? ''}
        aria-label={m.goal_name_label()}
        enterKeyHint="enter"
        onKeyDown={press}
        onPaste={paste}
        onInput={({ currentTarget: { value } }) => keepBegunRow(cairn, { goal: null, zone, text: value })}
        onBlur={(event) => {
          const text = event.currentTarget.value;
          if (text.trim() !== '') add(text);
          if (addingIn.get() === called) close();
        }}
      />
      {hasSeveral && 'columnId' in goalPlaceOf(zone) && <AddTarget id={target} />}
    </div>
  );
}
