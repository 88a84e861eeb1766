import { useSyncStatus } from '@cairn/client/react/account';
import { useCairn } from '@cairn/client/react/cairn-context';
import { useSearch } from '@cairn/client/react/search';
import { type Found, searchGoals } from '@cairn/client/search/search-goals';
import { queryWords } from '@cairn/core/goals/search';
import { Dialog } from '@cairn/ui/dialog';
import { EmptyState } from '@cairn/ui/empty-state';
import { m } from '@cairn/words/messages';
import { Link } from '@tanstack/react-router';
import Search from 'lucide-react/icons/search';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useOpenGoal } from '../goals/open-goal.ts';
import { FoundGoal } from '../screens/search/found-goal.tsx';
import { takeTyping } from './early-typing.ts';
import { overlay } from './overlays.ts';
import styles from './search-box.module.css';
import { isComposing } from './typing.ts';

/** The most results that the box shows: whoever reads further opens the page. */
const mostShown = 50;

/** Search over all that is on this device, with or without a network. */
export function SearchBox() {
  const cairn = useCairn();
  const openGoal = useOpenGoal();
  const field = useRef<HTMLInputElement>(null);
  const listId = useId();
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  const { status, found } = useSearch(text);
  const shown = found.slice(0, mostShown);
  const words = queryWords(text);
  const { firstSync } = useSyncStatus();
  const chosen = shown[Math.min(at, shown.length - 1)];

  const close = () => overlay.set(null);
  const open = ({ goal }: Found) => {
    close();
    openGoal(goal.key);
  };

  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposing(event)) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      // The list may still be a keystroke behind; what is opened is what was typed.
      const typed = searchGoals(cairn, event.currentTarget.value);
      const wanted = typed[Math.min(at, typed.length - 1)];
      if (wanted) open(wanted);
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = Math.max(0, Math.min(at + step, shown.length - 1));
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
          aria-expanded={found.length > 0}
          aria-controls={listId}
          aria-activedescendant={chosen ? `${listId}-${Math.min(at, shown.length - 1)}` : undefined}
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
        {text.trim() !== '' && found.length === 0 && status === 'ready' && (
          <EmptyState filled={3} title={m.search_none()} lead={m.search_none_lead({ text })} />
        )}
        <div id={listId} role="listbox" aria-label={m.search_title()}>
          {shown.map((entry, index) => (
            <button
              key={entry.goal.key}
              id={`${listId}-${index}`}
              type="button"
              role="option"
              tabIndex={-1}
              aria-selected={entry === chosen}
              className={styles.result}
              onClick={() => open(entry)}
            >
              <FoundGoal goal={entry.goal} foundIn={entry.foundIn} excerpt={entry.excerpt} words={words} />
            </button>
          ))}
        </div>
      </div>
      <footer className={styles.foot}>
        <span role="status">
          {status === 'loading' || firstSync
            ? m.search_partial({ count: firstSync?.loaded ?? found.length })
            : found.length > 0 && m.search_count({ count: found.length })}
        </span>
        <Link to="/search/" search={text.trim() === '' ? {} : { q: text }} onClick={close}>
          {m.search_all()}
        </Link>
      </footer>
    </Dialog>
  );
}
