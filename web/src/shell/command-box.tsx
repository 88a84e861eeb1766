import { useSyncStatus } from '@cairn/client/react/account';
import { useCairn } from '@cairn/client/react/cairn-context';
import { searchGoals } from '@cairn/client/search/search-goals';
import { queryWords } from '@cairn/core/names/search';
import { Dialog } from '@cairn/ui/dialog';
import { Kbd } from '@cairn/ui/kbd';
import { m } from '@cairn/words/messages';
import { Link, useLocation, useRouter } from '@tanstack/react-router';
import Search from 'lucide-react/icons/search';
import { type KeyboardEvent, type ReactNode, Suspense, useEffect, useId, useRef, useState } from 'react';
import type { Entry, EntryGroup } from '../commands/entry-groups.ts';
import { goToPeriod } from '../commands/go-to-period.ts';
import { loadReader } from '../composer/load-reader.ts';
import { followFocus } from '../goals/kept-focus.ts';
import { useOpenGoal } from '../goals/open-goal.ts';
import { usePlanning } from '../goals/planning.ts';
import { goalMenu, type Point } from '../goals/ui-requests.ts';
import { SignOutDialog } from '../account/sign-out-dialog.tsx';
import { CommandEntry } from './command-entry.tsx';
import styles from './command-box.module.css';
import { useCell } from '../base/cell.ts';
import { keyName } from '../base/key-names.ts';
import { overlay } from '../base/overlays.ts';
import { useCommandEntries } from './use-command-entries.ts';
import { replayTyping } from './replay-typing.ts';
import { isComposing } from '../base/typing.ts';

const close = () => overlay.set(null);

/** Works offline (docs/product.md, "Search"). */
export function CommandBox({ children }: { readonly children: ReactNode }) {
  const cairn = useCairn();
  const router = useRouter();
  const planning = usePlanning();
  const openGoal = useOpenGoal();
  const field = useRef<HTMLInputElement>(null);
  const listId = useId();
  const [text, setText] = useState('');
  /** Index of the highlighted entry. Null until an arrow key moves the highlight. */
  const [walkedTo, setWalkedTo] = useState<number | null>(null);
  const [isSigningOut, setSigningOut] = useState(false);
  const words = queryWords(text);
  const signOut = () => setSigningOut(true);
  const { groups, groupsOf, status, foundCount, start } = useCommandEntries(text, signOut);
  const entries = groups.flatMap((group) => group.entries);
  const chosenAt = chosenIn(entries, walkedTo);
  const chosenEntry = entries[chosenAt];
  const chosenGoal = chosenEntry?.kind === 'goal' ? chosenEntry.found.goal.key : null;
  const openOptions = (key: string, anchor: Element, at?: Point) =>
    goalMenu.set({ key, anchor, ...(at && { at }) });
  useCloseOnLeave();
  const isActing = useCell(goalMenu, (request) => request !== null);
  // The menu returns the focus to its option, but an action may have removed it.
  useEffect(() => {
    const input = field.current;
    if (!isActing || !input) return;
    return () => followFocus([() => focusOn(input)]);
  }, [isActing]);

  const create = () => overlay.set({ kind: 'add', start: { ...start, text: text.trim() } });
  const run = (entry: Entry) => {
    if (entry.kind === 'command' && entry.id === 'sign-out') return signOut();
    close();
    if (entry.kind === 'goal') openGoal(entry.found.goal.key);
    else if (entry.kind === 'period') goToPeriod(router, entry.period, planning);
    else if (entry.kind === 'create') create();
    else entry.command.run();
  };
  const walkTo = (next: number) => {
    setWalkedTo(next);
    document.getElementById(`${listId}-${next}`)?.scrollIntoView({ block: 'nearest' });
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposing(event)) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      // The shown results may be one key behind, so search again.
      const typed = groupsOf(searchGoals(cairn, text)).flatMap((group) => group.entries);
      const wanted = typed[chosenIn(typed, walkedTo)];
      const isNew = (event.ctrlKey || event.metaKey) && text.trim() !== '';
      if (isNew) create();
      else if (wanted) run(wanted);
      return;
    }
    if (chosenGoal !== null && leadsOn(event)) {
      event.preventDefault();
      const option = document.getElementById(`${listId}-${chosenAt}`);
      if (option) openOptions(chosenGoal, option);
      return;
    }
    const last = entries.length - 1;
    const next = {
      ArrowDown: chosenAt === last ? 0 : chosenAt + 1,
      ArrowUp: chosenAt <= 0 ? last : chosenAt - 1,
      Home: 0,
      End: last,
    }[event.key];
    // With Shift, the keys select text.
    if (next === undefined || event.shiftKey) return;
    event.preventDefault();
    walkTo(next);
  };

  if (isSigningOut) return <SignOutDialog onClose={close} />;
  return (
    <Dialog label={m.command_title()} isOpen onClose={close} place="top" width={640} initialFocus={field}>
      <div className={styles.input}>
        <Search aria-hidden="true" />
        <input
          ref={field}
          type="text"
          dir="auto"
          role="combobox"
          aria-expanded={entries.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={chosenAt >= 0 ? `${listId}-${chosenAt}` : undefined}
          aria-label={m.command_title()}
          placeholder={m.command_placeholder()}
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value);
            setWalkedTo(null);
          }}
          onFocus={() => void replayTyping(loadReader)}
          onKeyDown={press}
        />
      </div>
      <EntryList
        id={listId}
        groups={groups}
        chosenAt={chosenAt}
        words={words}
        onRun={run}
        onOptions={openOptions}
        onFocus={() => field.current?.focus()}
      />
      <Foot
        text={text}
        onOptions={chosenGoal === null ? undefined : (anchor) => openOptions(chosenGoal, anchor)}
        isLoading={status === 'loading'}
        found={foundCount}
        isNothing={entries[0]?.kind === 'create'}
      />
      <Suspense fallback={null}>{children}</Suspense>
    </Dialog>
  );
}

/** Closes the box if an action of a goal's menu opens the goal. */
function useCloseOnLeave(): void {
  const router = useRouter();
  const { href } = useLocation();
  useEffect(
    () => () => {
      if (router.latestLocation.href !== href) close();
    },
    [router, href],
  );
}

function focusOn(element: HTMLElement): boolean {
  element.focus();
  return element.isConnected;
}

/** Whether the caret is at the end of the text and the arrow key points past it. */
function leadsOn({ key, shiftKey, currentTarget: field }: KeyboardEvent<HTMLInputElement>): boolean {
  const arrow = getComputedStyle(field).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  return key === arrow && !shiftKey && field.selectionStart === field.value.length;
}

/** Nothing is chosen if only a new goal is offered, so that Enter never creates by mistake. */
function chosenIn(entries: readonly Entry[], walkedTo: number | null): number {
  if (walkedTo !== null) return Math.min(walkedTo, entries.length - 1);
  return entries[0]?.kind === 'create' ? -1 : 0;
}

interface EntryListProps {
  readonly id: string;
  readonly groups: readonly EntryGroup[];
  readonly chosenAt: number;
  readonly words: ReturnType<typeof queryWords>;
  readonly onRun: (entry: Entry) => void;
  readonly onOptions: (key: string, anchor: Element, at: Point) => void;
  /** A menu gives the focus back to its option. */
  readonly onFocus: () => void;
}

function EntryList({ id, groups, chosenAt, words, onRun, onOptions, onFocus }: EntryListProps) {
  const entries = groups.flatMap((group) => group.entries);
  return (
    <div
      id={id}
      className={styles.results}
      role="listbox"
      aria-label={m.command_title()}
      // Tab can focus a scrolling list itself. Only focus on an entry counts.
      onFocus={({ target, currentTarget }) => target !== currentTarget && onFocus()}
    >
      {groups.map((group) => (
        <div key={group.name} role="group" aria-label={group.name}>
          <p className={styles.group} aria-hidden="true">
            {group.name}
          </p>
          {group.entries.map((entry) => {
            const index = entries.indexOf(entry);
            return (
              <button
                key={entry.id}
                id={`${id}-${index}`}
                type="button"
                role="option"
                tabIndex={-1}
                aria-selected={index === chosenAt}
                className={styles.result}
                onClick={() => onRun(entry)}
                onContextMenu={(event) => {
                  if (entry.kind !== 'goal') return;
                  event.preventDefault();
                  onOptions(entry.found.goal.key, event.currentTarget, {
                    x: event.clientX,
                    y: event.clientY,
                  });
                }}
              >
                <CommandEntry entry={entry} words={words} />
              </button>
            );
          })}
        </div>
      ))}
    </div>
  );
}

interface FootProps {
  readonly text: string;
  readonly isLoading: boolean;
  readonly found: number;
  readonly isNothing: boolean;
  /** Missing if no goal is highlighted. */
  readonly onOptions: ((anchor: Element) => void) | undefined;
}

function Foot({ text, isLoading, found, isNothing, onOptions }: FootProps) {
  const { firstSync } = useSyncStatus();
  return (
    <footer className={styles.foot}>
      <span className={styles.keys} aria-hidden="true">
        <Kbd>↑</Kbd>
        <Kbd>↓</Kbd>
        {m.command_move()}
        <Kbd>{keyName('↵')}</Kbd>
        {m.command_open()}
      </span>
      {onOptions && (
        <button
          type="button"
          className={styles.keys}
          aria-haspopup="menu"
          onClick={({ currentTarget }) => onOptions(currentTarget)}
        >
          <Kbd>→</Kbd>
          {m.goal_options()}
        </button>
      )}
      <span role="status">
        {isLoading || firstSync
          ? m.search_partial({ count: firstSync?.loaded ?? found })
          : isNothing
            ? m.command_nothing()
            : found > 0 && m.search_count({ count: found })}
      </span>
      <Link to="/search/" search={text.trim() === '' ? {} : { q: text }} onClick={close}>
        {m.search_all()}
      </Link>
    </footer>
  );
}
