import { renameOrShelve } from '@cairn/client/goals/rename-or-shelve';
import { type OpenedName, openedName } from '@cairn/client/goals/opened-name';
import { useCairn } from '@cairn/client/react/cairn-context';
import type { GoalView } from '@cairn/client/replica/goal-view';
import { goalLines } from '@cairn/core/goals/lines';
import { isBlankName } from '@cairn/core/names/blank-name';
import { m } from '@cairn/words/messages';
import { type ClipboardEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { withPart } from '../base/with-part.ts';
import { isComposing } from '../base/typing.ts';
import { addingIn, editing } from './ui-requests.ts';
import { keepBegunRow, namedGoal } from './begun-row.ts';
import styles from './goal-field.module.css';
import { warnUnlessSaved } from './warn-unless-saved.ts';
import { saveOnUnmount } from './save-on-unmount.ts';
import { offerForOthers } from './offer-for-others.ts';
import { useOpenGoal } from './open-goal.ts';
import { loadRowComposer } from './row-composer.ts';
import { focusRow, neighbourKey } from './row-walk.ts';
import { useGrowingField } from './use-growing-field.ts';

interface GoalTitleEditorProps {
  readonly goal: GoalView;
  readonly zone: string;
  readonly draft: string | null;
  /** The goal is in no list, so a second Enter adds nothing. */
  readonly isNoList?: boolean;
}

/**
 * Enter saves, a second Enter adds the next goal. Escape reverts, Alt+Enter opens the goal, Tab leaves, arrow
 * keys move to neighbours. An empty or unchanged name is not saved.
 */
export function GoalTitleEditor({ goal, zone, draft, isNoList = false }: GoalTitleEditorProps) {
  const cairn = useCairn();
  const openGoal = useOpenGoal();
  const field = useRef<HTMLTextAreaElement>(null);
  const isSettled = useRef(false);
  const [opened] = useState(() => begunOpening(goal.key) ?? openedName(cairn, goal));
  useGrowingField(field, true);

  const latest = useRef(goal);
  useLayoutEffect(() => {
    latest.current = goal;
  });
  // Another tab may delete or move the row, without a blur event.
  useLayoutEffect(() => {
    const element = field.current;
    isSettled.current = false;
    const begun = editing.get();
    if (element && begun?.key === latest.current.key && begun.draft !== null) element.value = begun.draft;
    return () => {
      if (element && !isSettled.current) saveOnUnmount(cairn, latest.current, element, opened);
      keepBegunRow(cairn, null);
    };
  }, [cairn, opened]);

  const save = (): boolean => {
    isSettled.current = true;
    const name = field.current?.value.trim() ?? '';
    if (isBlankName(name) || name === opened.name) return false;
    warnUnlessSaved(renameOrShelve(cairn, goal, name, opened).saved, () =>
      editing.set({ key: goal.key, draft: name, opened }),
    );
    offerForOthers(goal, { name });
    return true;
  };

  const leave = () => {
    isSettled.current = true;
    // Synchronous, because the next key is meant for the row.
    flushSync(() => editing.set(null));
    focusRow(goal.key);
  };

  const walk = (event: KeyboardEvent<HTMLTextAreaElement>, steps: 1 | -1) => {
    const next = neighbourKey(event.currentTarget, steps);
    if (next === null || !isOnEdge(event.currentTarget, steps)) return;
    event.preventDefault();
    save();
    editing.set({ key: next, draft: null });
  };

  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    event.stopPropagation();
    if (isComposing(event)) return;
    switch (event.key) {
      case 'Enter': {
        event.preventDefault();
        // A moved row has saved its draft, so this Enter adds no next goal.
        const wasSaved = save() || draft !== null;
        leave();
        if (event.altKey) openGoal(goal.key);
        else if (!wasSaved && !event.shiftKey && !isNoList) addingIn.set(`${zone}>${goal.key}`);
        return;
      }
      case 'Escape':
        event.preventDefault();
        leave();
        return;
      case 'ArrowUp':
        return walk(event, -1);
      case 'ArrowDown':
        return walk(event, 1);
      default:
    }
  };

  /** The first line goes into the name. Each other line becomes a goal below. */
  const paste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const pasted = event.clipboardData.getData('text/plain');
    const element = event.currentTarget;
    if (!/[\r\n]/u.test(pasted.trim())) return;
    event.preventDefault();
    const [{ name = '', overflow = '' } = {}] = goalLines(pasted);
    // The field takes the whole line. Only a stored name is cut.
    const first = overflow === '' ? name : name.slice(0, -1) + overflow;
    element.setRangeText(first, element.selectionStart, element.selectionEnd, 'end');
    withPart(loadRowComposer, ({ addBelow }) => addBelow(cairn, { pasted, goal, zone }));
  };

  return (
    <textarea
      ref={field}
      className={styles.field}
      rows={1}
      dir="auto"
      defaultValue={draft ?? goal.name}
      aria-label={m.goal_name_label()}
      data-no-drag
      enterKeyHint="done"
      onKeyDown={press}
      onPaste={paste}
      onInput={({ currentTarget: { value } }) =>
        keepBegunRow(cairn, { goal: namedGoal(goal, opened), zone, text: value })
      }
      onClick={(event) => event.stopPropagation()}
      onBlur={() => {
        if (isSettled.current) return;
        save();
        editing.set(editing.get()?.key === goal.key ? null : editing.get());
      }}
    />
  );
}

function begunOpening(key: string): OpenedName | undefined {
  const begun = editing.get();
  return begun?.key === key ? begun.opened : undefined;
}

function isOnEdge(field: HTMLTextAreaElement, steps: 1 | -1): boolean {
  const { selectionStart, selectionEnd, value } = field;
  if (selectionStart !== selectionEnd) return false;
  // In a single line, the caret is on the first and the last line.
  const lineHeight = Number.parseFloat(getComputedStyle(field).lineHeight);
  if (field.scrollHeight < lineHeight * 1.5) return true;
  return steps === -1 ? selectionStart === 0 : selectionStart === value.length;
}
