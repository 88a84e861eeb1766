import { useSettings, useSyncStatus } from '@cairn/client/react/account';
import { useCairn } from '@cairn/client/react/cairn-context';
import { useSearch } from '@cairn/client/react/search';
import { searchGoals } from '@cairn/client/search/search-goals';
import { queryWords } from '@cairn/core/names/search';
import { Dialog } from '@cairn/ui/dialog';
import { Kbd } from '@cairn/ui/kbd';
import { m } from '@cairn/words/messages';
import { Link, useRouter } from '@tanstack/react-router';
import Search from 'lucide-react/icons/search';
import { type KeyboardEvent, useId, useMemo, useRef, useState } from 'react';
import { commandsNow } from '../commands/commands.tsx';
import { type Entry, entryGroups } from '../commands/entry-groups.ts';
import { namedThings } from '../commands/named-things.tsx';
import { goToPeriod, periodNamed } from '../commands/go-to-period.ts';
import { loadReader } from '../composer/load-reader.ts';
import { useLine } from '../composer/use-line.ts';
import { lookedAt } from '../goals/looked-at.ts';
import { useOpenGoal } from '../goals/open-goal.ts';
import { usePlanning } from '../goals/planning.ts';
import { SignOutDialog } from '../account/sign-out-dialog.tsx';
import { CommandEntry } from './command-entry.tsx';
import styles from './command-box.module.css';
import { keyName } from '../base/key-names.ts';
import { overlay } from '../base/overlays.ts';
import { useTarget } from './quick-add-target.tsx';
import { replayTyping } from './replay-typing.ts';
import { useShell } from '../base/shell-context.ts';
import { isComposing } from '../base/typing.ts';

const close = () => overlay.set(null);

/** Works offline (docs/product.md, "Search"). */
export function CommandBox() {
  const cairn = useCairn();
  const router = useRouter();
  const shell = useShell();
  const planning = usePlanning();
  const settings = useSettings();
  const openGoal = useOpenGoal();
  const field = useRef<HTMLInputElement>(null);
  const listId = useId();
  const [text, setText] = useState('');
  /** Null until a key walks. */
  const [walkedTo, setWalkedTo] = useState<number | null>(null);
  const [isSigningOut, setSigningOut] = useState(false);
  const { status, found, asOf } = useSearch(text);
  const words = queryWords(text);

  const signOut = () => setSigningOut(true);
  const hold = { cairn, router, shell, settings, signOut };
  const { amPm, shortcuts } = planning;
  const isEmpty = text.trim() === '';
  // Reads all goals, so not again at each key.
  const things = useMemo(
    () => ({ named: isEmpty ? [] : namedThings({ cairn, router }), asOf }),
    [cairn, router, isEmpty, asOf],
  );
  const commands = [...commandsNow({ ...hold, amPm, shortcuts }), ...things.named];
  const [start] = useState(lookedAt);
  const target = useTarget(start);
  const { goal, moments } = useLine(text, target);
  const groupsOf = (goals: typeof found) =>
    entryGroups({
      query: text,
      period: periodNamed(text, moments, planning),
      found: goals,
      commands,
      goal,
      where: target.nameWith(goal.schedule),
    });
  const groups = groupsOf(found);
  const entries = groups.flatMap((group) => group.entries);
  const chosenAt = chosenIn(entries, walkedTo);

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
      <EntryList id={listId} groups={groups} chosenAt={chosenAt} words={words} onRun={run} />
      <Foot
        text={text}
        isLoading={status === 'loading'}
        found={found.length}
        isNothing={entries[0]?.kind === 'create'}
      />
    </Dialog>
  );
}

/** Nothing is chosen if only a new goal is offered, so that Enter never creates by mistake. */
function chosenIn(entries: readonly Entry[], walkedTo: number | null): number {
  if (walkedTo !== null) return Math.min(walkedTo, entries.length - 1);
  return entries[0]?.kind === 'create' ? -1 : 0;
}

interface EntryListProps {
  readonly id: string;
  readonly groups: ReturnType<typeof entryGroups>;
  readonly chosenAt: number;
  readonly words: ReturnType<typeof queryWords>;
  readonly onRun: (entry: Entry) => void;
}

function EntryList({ id, groups, chosenAt, words, onRun }: EntryListProps) {
  const entries = groups.flatMap((group) => group.entries);
  return (
    <div id={id} className={styles.results} role="listbox" aria-label={m.command_title()}>
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
}

function Foot({ text, isLoading, found, isNothing }: FootProps) {
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
