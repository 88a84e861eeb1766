import { searchGoals } from '@cairn/client/goals/search-goals';
import { useSyncStatus } from '@cairn/client/react/account';
import { useCairn } from '@cairn/client/react/cairn-context';
import { useSearch } from '@cairn/client/react/goals';
import type { GoalView } from '@cairn/client/replica/goal-view';
import { isDone } from '@cairn/core/goals/goal';
import { periodOf } from '@cairn/core/time/periods';
import { Dialog } from '@cairn/ui/dialog';
import { EmptyState } from '@cairn/ui/empty-state';
import { HorizonGlyph } from '@cairn/ui/horizon-glyph';
import { m } from '@cairn/words/messages';
import CircleCheck from 'lucide-react/icons/circle-check';
import Search from 'lucide-react/icons/search';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useOpenGoal } from '../goals/open-goal.ts';
import { stoneOf } from '../goals/period-words.ts';
import { namedPeriod, usePlanning } from '../goals/planning.ts';
import { takeTyping } from './early-typing.ts';
import { overlay } from './overlays.ts';
import styles from './search-box.module.css';
import { isComposing } from './typing.ts';

/** Search over all titles on this device, with or without a network. */
export function SearchBox() {
  const cairn = useCairn();
  const openGoal = useOpenGoal();
  const field = useRef<HTMLInputElement>(null);
  const listId = useId();
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  const { status, goals } = useSearch(text);
  const { firstSync } = useSyncStatus();
  const chosen = goals[Math.min(at, goals.length - 1)];

  const close = () => overlay.set(null);
  const open = (goal: GoalView) => {
    close();
    openGoal(goal.key);
  };

  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposing(event)) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      // The list may still be a keystroke behind; what is opened is what was typed.
      const found = searchGoals(cairn, event.currentTarget.value);
      const goal = found[Math.min(at, found.length - 1)];
      if (goal) open(goal);
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = Math.max(0, Math.min(at + step, goals.length - 1));
    setAt(next);
    document.getElementById(`${listId}-${next}`)?.scrollIntoView({ block: 'nearest' });
  };

  return (
    <Dialog label={m.search_title()} isOpen onClose={close} place="top" width={640} initialFocus={field}>
      <div className={styles.input}>
        <Search aria-hidden="true" />
        <input
          ref={field}
          type="text"
          role="combobox"
          aria-expanded={goals.length > 0}
          aria-controls={listId}
          aria-activedescendant={chosen ? `${listId}-${Math.min(at, goals.length - 1)}` : undefined}
          aria-label={m.search_title()}
          placeholder={m.search_placeholder()}
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value);
            setAt(0);
          }}
          onFocus={() => {
            const typed = takeTyping();
            if (typed !== '') setText(typed);
          }}
          onKeyDown={press}
        />
      </div>
      <div className={styles.results}>
        {text.trim() === '' && <p className={styles.hint}>{m.search_empty()}</p>}
        {text.trim() !== '' && goals.length === 0 && status === 'ready' && (
          <EmptyState filled={3} title={m.search_none()} lead={m.search_none_lead({ text })} />
        )}
        <div id={listId} role="listbox" aria-label={m.search_title()}>
          {goals.map((goal, index) => (
            <Result
              key={goal.key}
              id={`${listId}-${index}`}
              goal={goal}
              isChosen={goal === chosen}
              onOpen={() => open(goal)}
            />
          ))}
        </div>
      </div>
      <p className={styles.foot} role="status">
        {status === 'loading' || firstSync
          ? m.search_partial({ count: firstSync?.loaded ?? goals.length })
          : goals.length > 0 && m.search_count({ count: goals.length })}
      </p>
    </Dialog>
  );
}

interface ResultProps {
  readonly id: string;
  readonly goal: GoalView;
  readonly isChosen: boolean;
  readonly onOpen: () => void;
}

function Result({ id, goal, isChosen, onOpen }: ResultProps) {
  const planning = usePlanning();
  const period =
    goal.columnId !== null && goal.dueDate !== null
      ? namedPeriod(periodOf(goal.columnId, goal.dueDate, planning.life), planning)
      : null;
  return (
    <button
      id={id}
      type="button"
      role="option"
      tabIndex={-1}
      aria-selected={isChosen}
      className={styles.result}
      onClick={onOpen}
    >
      {isDone(goal) ? (
        <CircleCheck aria-hidden="true" />
      ) : (
        <HorizonGlyph stone={goal.columnId === null ? -1 : stoneOf[goal.columnId]} />
      )}
      <span className={styles.name}>{goal.name || m.goal_untitled()}</span>
      <span className={styles.period}>{period ? period.title : m.goal_no_date()}</span>
    </button>
  );
}
