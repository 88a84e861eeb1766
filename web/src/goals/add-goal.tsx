import { keepBegunText } from '@cairn/client/begun-texts';
import { useSpaces } from '@cairn/client/react/account';
import { useCairn } from '@cairn/client/react/cairn-context';
import { Kbd } from '@cairn/ui/kbd';
import { m } from '@cairn/words/messages';
import Plus from 'lucide-react/icons/plus';
import { type ClipboardEvent, type KeyboardEvent, memo, useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useCell } from '../base/cell.ts';
import { isComposing } from '../base/typing.ts';
import { addingIn } from './ui-requests.ts';
import styles from './goal-field.module.css';
import { AddTarget } from './goal-meta.tsx';
import { followFocus } from './kept-focus.ts';
import { freshLine, RowWords } from './row-composer.ts';
import { usePlanning } from './planning.ts';
import { focusRow } from './row-walk.ts';
import { useAdding } from './use-adding.ts';
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
  const { space } = usePlanning();
  if (space === null && 'columnId' in goalPlaceOf(zone)) return null;
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
  readonly called?: string;
}

/**
 * Enter adds a goal and stays; dates, repeats and other typed words are recognised. A pasted list adds one goal per
 * line, and `---` draws a divider. Enter in the empty field, Escape and Tab close the field.
 */
export function AddGoalField(props: AddGoalFieldProps) {
  const { zone, afterKey } = props;
  const { called = afterKey === null ? zone : `${zone}>${afterKey}` } = props;
  const cairn = useCairn();
  const field = useRef<HTMLTextAreaElement>(null);
  const draft = `add-${called}`;
  const { line, lastKey, add, keep } = useAdding({ field, zone, afterKey, draft });
  const target = useId();
  const hasSeveral = useSpaces().length > 1;
  useGrowingField(field, true);

  const close = () => {
    keep('');
    addingIn.set(null);
  };

  /** Enter or Escape closes the field and focuses the add button, or the goal that new ones are added after. */
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
      if (text.trim() === '') leave();
      else add(text);
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
      <div className={styles.line}>
        <textarea
          ref={field}
          className={styles.field}
          rows={1}
          dir="auto"
          aria-describedby={target}
          defaultValue={line.get().text}
          aria-label={m.goal_name_label()}
          enterKeyHint="enter"
          onKeyDown={press}
          onPaste={paste}
          onInput={({ currentTarget: { value } }) => {
            line.set(value === '' ? freshLine('') : { ...line.get(), text: value });
            keep(value);
          }}
          onBlur={(event) => {
            add(event.currentTarget.value);
            if (addingIn.get() === called) close();
          }}
        />
        <RowWords field={field} zone={zone} line={line} />
      </div>
      {hasSeveral && 'columnId' in goalPlaceOf(zone) && <AddTarget id={target} />}
    </div>
  );
}
