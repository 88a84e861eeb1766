import { renameOrShelve } from '@cairn/client/goals/rename-or-shelve';
import { openedName } from '@cairn/client/goals/opened-name';
import { useCairn } from '@cairn/client/react/cairn-context';
import type { GoalView } from '@cairn/client/replica/goal-view';
import { firstCharacters, maxTitleLength } from '@cairn/core/goals/goal';
import { isBlankName } from '@cairn/core/names/blank-name';
import { m } from '@cairn/words/messages';
import {
  type FormEvent,
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import { keepBegunRow, namedGoal } from '../goals/begun-row.ts';
import { warnUnlessSaved } from '../goals/warn-unless-saved.ts';
import { useGrowingField } from '../goals/use-growing-field.ts';
import { isComposing } from '../base/typing.ts';
import styles from './goal-content.module.css';

/** Milliseconds without a key until the title is saved. */
const saveAfterMs = 400;

interface GoalTitleProps {
  readonly goal: GoalView;
  readonly fieldRef: RefObject<HTMLTextAreaElement | null>;
  readonly onClose: () => void;
}

/**
 * Edits the title, at most 150 code points. A longer name from elsewhere stays, but cannot grow. Saves in
 * each pause and on blur. Enter saves and closes.
 */
export function GoalTitle({ goal, fieldRef, onClose }: GoalTitleProps) {
  const cairn = useCairn();
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const opened = useRef(openedName(cairn, goal));
  useGrowingField(fieldRef, false);
  const shown = useRef(goal);
  useLayoutEffect(() => {
    shown.current = goal;
  });

  const save = useCallback(
    (field: HTMLTextAreaElement | null) => {
      clearTimeout(timer.current);
      keepBegunRow(cairn, null);
      const name = field?.value.trim() ?? '';
      const before = opened.current;
      if (isBlankName(name) || name === before.name) return;
      const rename = () => renameOrShelve(cairn, shown.current, name, before);
      const { saved } = cairn.undoStack.during(rename, 'name').result;
      opened.current = openedName(cairn, { key: goal.key, name });
      warnUnlessSaved(saved, () => {
        opened.current = before;
      });
    },
    [cairn, goal.key],
  );

  // Saves however the goal is closed. When the dialog changes to another goal, the shared ref points to the
  // new field before this effect ends, so keep the field.
  useEffect(() => {
    const field = fieldRef.current;
    const saveNow = () => save(field);
    addEventListener('pagehide', saveNow);
    return () => {
      removeEventListener('pagehide', saveNow);
      saveNow();
      cairn.undoStack.rest();
    };
  }, [cairn, save, fieldRef]);

  // Changes made elsewhere are shown, unless the user is typing.
  useEffect(() => {
    const field = fieldRef.current;
    if (!field || goal.name === opened.current.name) return;
    const isWritten = document.activeElement === field && field.value.trim() !== opened.current.name;
    if (isWritten && field.value.trim() !== goal.name) return;
    opened.current = openedName(cairn, { key: goal.key, name: goal.name });
    if (isWritten) return;
    field.value = goal.name;
    field.dispatchEvent(new Event('input'));
  }, [cairn, goal.key, goal.name, fieldRef]);

  const type = (event: FormEvent<HTMLTextAreaElement>) => {
    const field = event.currentTarget;
    if (isComposing(event.nativeEvent as InputEvent)) return;
    const oneLine = field.value.replace(/[\r\n]+/gu, ' ');
    const limit = Math.max(maxTitleLength, Array.from(goal.name).length);
    const fitting = firstCharacters(oneLine, limit);
    if (fitting !== field.value) {
      const caret = Math.min(field.selectionStart, fitting.length);
      field.value = fitting;
      field.setSelectionRange(caret, caret);
    }
    clearTimeout(timer.current);
    timer.current = setTimeout(() => save(field), saveAfterMs);
    keepBegunRow(cairn, { goal: namedGoal(goal, opened.current), zone: '', text: field.value });
  };

  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || isComposing(event)) return;
    event.preventDefault();
    save(event.currentTarget);
    onClose();
  };

  return (
    <textarea
      ref={fieldRef}
      className={styles.title}
      rows={1}
      readOnly={goal.locked}
      dir="auto"
      defaultValue={goal.name}
      placeholder={m.goal_title()}
      aria-label={m.goal_title()}
      enterKeyHint="done"
      onInput={type}
      onKeyDown={press}
      onBlur={(event) => {
        save(event.currentTarget);
        cairn.undoStack.rest();
      }}
    />
  );
}
