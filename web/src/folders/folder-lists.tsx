import type { FolderEntry } from '@cairn/client/folders/folder-entries';
import { useSettings } from '@cairn/client/react/account';
import { useCairn } from '@cairn/client/react/cairn-context';
import { useFolderEntries } from '@cairn/client/react/folders';
import { changeSettings } from '@cairn/client/settings/change-settings';
import type { FolderKind } from '@cairn/core/folders/folder';
import { isDone } from '@cairn/core/goals/goal';
import { m } from '@cairn/words/messages';
import { Link } from '@tanstack/react-router';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Kanban from 'lucide-react/icons/kanban';
import Star from 'lucide-react/icons/star';
import Target from 'lucide-react/icons/target';
import { type KeyboardEvent, lazy, Suspense, useId, useState } from 'react';
import { useCell } from '../base/cell.ts';
import { dragged, dropTarget } from '../drag/dragged.ts';
import { goalMenu } from '../goals/ui-requests.ts';
import { warnUnlessSaved } from '../goals/warn-unless-saved.ts';
import { OptionsButton } from '../goals/options-button.tsx';
import { moveEntry, nameOf, takeWithUndo } from './file-with-undo.ts';
import { NotSynced } from '../base/not-synced.ts';
import styles from './folder-lists.module.css';
import { linkBeside, neighbourLink } from './folder-walk.ts';
import { zoneOfFolder } from '../drag/drop-place.ts';

const titles: Readonly<Record<FolderKind, () => string>> = {
  pinned: m.folder_pinned,
  favourites: m.folder_favourites,
};

const iconOf = { goal: Target, board: Kanban } as const;

const BoardEntryMenu = lazy(() =>
  import('./board-entry-menu.tsx').then((part) => ({ default: part.BoardEntryMenu })),
);

const leads: Readonly<Record<FolderKind, () => string>> = {
  pinned: m.folder_pinned_empty,
  favourites: m.folder_favourites_empty,
};

export function FolderLists() {
  const hasPinned = useFolderEntries('pinned').length > 0;
  // An empty list that appears below moves nothing under the pointer.
  const kinds = hasPinned ? (['pinned', 'favourites'] as const) : (['favourites', 'pinned'] as const);
  return (
    <div data-folders>
      {kinds.map((kind) => (
        <FolderList key={kind} kind={kind} />
      ))}
    </div>
  );
}

function FolderList({ kind }: { readonly kind: FolderKind }) {
  const cairn = useCairn();
  const entries = useFolderEntries(kind);
  const { collapsedFoldersOnSideMenu: folded } = useSettings();
  const [titleId, listId] = [useId(), useId()];
  const isFolded = folded.includes(kind);
  const zone = zoneOfFolder(kind);
  const slotBefore = useCell(dropTarget, (target) => (target?.zone === zone ? target.beforeKey : undefined));
  const isCarrying = useCell(dragged, (moved) => moved !== null);
  const slot = <li key="slot" className={styles.slot} aria-hidden="true" />;
  const toggle = () => {
    const others = folded.filter((other) => other !== kind);
    warnUnlessSaved(
      changeSettings(cairn, { collapsedFoldersOnSideMenu: isFolded ? others : [...others, kind] }).saved,
    );
  };
  // An empty folder is shown only during a drag, as a drop target.
  if (entries.length === 0 && !isCarrying) return null;
  return (
    <section
      aria-labelledby={titleId}
      data-folder={kind}
      data-drop-zone={zone}
      data-drop-label={titles[kind]()}
      data-aimed={slotBefore !== undefined || undefined}
    >
      <h2 id={titleId} className={styles.title}>
        <button type="button" aria-expanded={!isFolded} aria-controls={listId} onClick={toggle}>
          {titles[kind]()}
          <ChevronDown aria-hidden="true" />
        </button>
      </h2>
      <div id={listId} hidden={isFolded}>
        {!isFolded && entries.length === 0 && <p className={styles.lead}>{leads[kind]()}</p>}
        {!isFolded && (
          <ul className={styles.entries}>
            {/* One flat list, so that a moved entry keeps the focus. */}
            {entries.flatMap((entry) => [
              ...(slotBefore === entry.view.key ? [slot] : []),
              <Entry key={entry.key} entry={entry} kind={kind} isAimedAt={slotBefore !== undefined} />,
            ])}
            {slotBefore === null && slot}
          </ul>
        )}
      </div>
    </section>
  );
}

interface EntryProps {
  readonly entry: FolderEntry;
  readonly kind: FolderKind;
  /** If true, the slot replaces the entry's own place. */
  readonly isAimedAt: boolean;
}

function Entry({ entry, kind, isAimedAt }: EntryProps) {
  const cairn = useCairn();
  const [menuAnchor, setMenuAnchor] = useState<Element | null>(null);
  const { of, view } = entry;
  const { key } = view;
  const name = nameOf(entry);
  const isLifted = useCell(dragged, (moved) => moved?.key === key);
  const openOptions = (anchor: Element) => {
    if (of === 'goal') goalMenu.set({ key, anchor });
    else setMenuAnchor(anchor);
  };

  const press = (event: KeyboardEvent<HTMLElement>) => {
    const link = event.currentTarget;
    const action = actionOf(event, {
      walk: (steps) => neighbourLink(link, steps)?.focus(),
      move: (direction) => moveEntry(cairn, entry, direction),
      remove: () => {
        const next = linkBeside(link);
        takeWithUndo(cairn, { of, key }, kind);
        next?.focus();
      },
      options: () => openOptions(link),
    });
    if (!action) return;
    event.preventDefault();
    event.stopPropagation();
    action();
  };

  const Icon = kind === 'favourites' ? Star : iconOf[of];
  const target =
    of === 'goal'
      ? ({
          to: './',
          search: (search: object) => ({ ...search, goal: key }),
          mask: { to: '/goals/$id/{-$slug}/', params: { id: key }, unmaskOnReload: true },
        } as const)
      : ({ to: '/boards/$code/', params: { code: view.code ?? key } } as const);
  return (
    <li
      className={styles.entry}
      data-folder-entry={entry.key}
      {...{ [`data-entry-${of}`]: key }}
      data-done={(of === 'goal' && isDone(view)) || undefined}
      data-sync={entry.sync}
      data-lifted={isLifted ? (isAimedAt ? 'here' : 'away') : undefined}
    >
      {/* Otherwise the browser would drag the link's address. */}
      <Link {...target} draggable={false} onKeyDown={press}>
        <Icon aria-hidden="true" />
        <span dir="auto" data-entry-title>
          {name}
        </span>
      </Link>
      {entry.sync === 'failed' && <NotSynced of={{ table: 'folder_goals', key: entry.key }} isShort />}
      <OptionsButton name={name} className={styles.options} onOpen={openOptions} />
      {menuAnchor && of === 'board' && (
        <Suspense fallback={null}>
          <BoardEntryMenu board={view} kind={kind} anchor={menuAnchor} onClose={() => setMenuAnchor(null)} />
        </Suspense>
      )}
    </li>
  );
}

interface EntryActions {
  readonly walk: (steps: 1 | -1) => void;
  readonly move: (direction: 'up' | 'down') => void;
  readonly remove: () => void;
  readonly options: () => void;
}

/** Uses the keys of goal lists; Alt with an arrow moves the entry. */
function actionOf(event: KeyboardEvent, actions: EntryActions): (() => void) | null {
  if (event.ctrlKey || event.metaKey) return null;
  switch (event.code) {
    case 'ArrowUp':
      return event.altKey ? () => actions.move('up') : () => actions.walk(-1);
    case 'ArrowDown':
      return event.altKey ? () => actions.move('down') : () => actions.walk(1);
    case 'Backspace':
    case 'Delete':
      return actions.remove;
    default:
      return event.key === '/' ? actions.options : null;
  }
}
