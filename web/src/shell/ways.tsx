import { useSettings, useShownColumns } from '@cairn/client/react/account';
import { usePeriodCounts } from '@cairn/client/react/goals';
import { isItemShown, type SidebarEntry } from '@cairn/core/accounts/sidebar-items';
import { type ColumnId, dayColumn, specOf } from '@cairn/core/time/horizons';
import { periodOf } from '@cairn/core/time/periods';
import { Avatar } from '@cairn/ui/avatar';
import { CairnMark } from '@cairn/ui/cairn-mark';
import { HorizonGlyph } from '@cairn/ui/horizon-glyph';
import { IconButton } from '@cairn/ui/icon-button';
import { Kbd } from '@cairn/ui/kbd';
import { m } from '@cairn/words/messages';
import { Link } from '@tanstack/react-router';
import CalendarDays from 'lucide-react/icons/calendar-days';
import House from 'lucide-react/icons/house';
import Kanban from 'lucide-react/icons/kanban';
import Layers from 'lucide-react/icons/layers';
import PanelLeft from 'lucide-react/icons/panel-left';
import Search from 'lucide-react/icons/search';
import Settings from 'lucide-react/icons/settings';
import { columnNames, stoneOf } from '../goals/period-words.ts';
import { usePlanning } from '../goals/planning.ts';
import { keyHints } from '../base/key-hints.ts';
import { loadOverlay } from './load-overlay.ts';
import { overlay } from '../base/overlays.ts';
import { quietPart } from '../base/quiet-part.tsx';
import { useShell } from '../base/shell-context.ts';
import { SidebarFolders } from './sidebar-folders.tsx';
import styles from './sidebar.module.css';
import { SyncMark } from '../page/later-mark.ts';
import { useHoursShown } from './use-hours-shown.ts';

const loadLater = () => import('./after-picture.tsx');
const LaterEntries = quietPart(() => loadLater().then((part) => part.LaterEntries));
const SpaceTiles = quietPart(() => loadLater().then((part) => part.SpaceTiles));
const Bell = quietPart(() => loadLater().then((part) => part.Bell));
const ThemeButton = quietPart(() => loadLater().then((part) => part.ThemeButton));

/** Entries drawn after the first paint; More is not included. */
const laterEntries = ['progress', 'members', 'climbs', 'gallery', 'clock', 'deleted'] as const;

/** In CSS pixels (`sidebar.module.css`). */
const entryHeight = 28;

/** The sidebar's content. */
export function Ways() {
  const { user, toggleSidebar } = useShell();
  const { shortcuts } = usePlanning();
  const { sidebarItems, image } = useSettings();
  const shows = (entry: SidebarEntry) => isItemShown(sidebarItems, entry);
  // The entry `More` is always shown, so the count starts at 1.
  const later =
    1 + laterEntries.filter((entry) => shows(entry) && (entry !== 'gallery' || user.hasGallery)).length;
  const columns = useShownColumns();
  const searchKey = keyHints(shortcuts.search);
  return (
    <>
      <header className={styles.top}>
        <Link to="/horizons/" className={styles.brand}>
          <CairnMark />
          {m.app_name()}
        </Link>
        <span className={styles.bell}>
          <Bell />
        </span>
        <IconButton
          label={m.nav_hide_sidebar()}
          {...keyHints(shortcuts.toggleSidebar)}
          icon={<PanelLeft />}
          onClick={toggleSidebar}
        />
      </header>
      <div className={styles.spaces}>
        <SpaceTiles />
      </div>
      <button
        type="button"
        className={styles.search}
        aria-keyshortcuts={searchKey['aria-keyshortcuts']}
        onPointerEnter={() => void loadOverlay.search()}
        onClick={() => overlay.set({ kind: 'search' })}
      >
        <Search aria-hidden="true" />
        {m.nav_search()}
        {searchKey.shortcut && <Kbd>{searchKey.shortcut}</Kbd>}
      </button>
      <nav className={styles.nav} aria-label={m.nav_label()}>
        {shows('home') && (
          <Link to="/home/" activeOptions={{ includeSearch: false }} className={styles.entry}>
            <House aria-hidden="true" />
            {m.nav_home()}
          </Link>
        )}
        {shows('horizons') && (
          <>
            <Link
              to="/horizons/"
              activeOptions={{ exact: true, includeSearch: false }}
              className={styles.entry}
            >
              <Layers aria-hidden="true" />
              {m.nav_horizons()}
            </Link>
            {columns.map((columnId) => (
              <HorizonEntry key={columnId} columnId={columnId} />
            ))}
          </>
        )}
        {shows('calendar_v2') && (
          <Link to="/calendar/" activeOptions={{ includeSearch: false }} className={styles.entry}>
            <CalendarDays aria-hidden="true" />
            {m.nav_calendar()}
          </Link>
        )}
        <Link to="/boards/" activeOptions={{ includeSearch: false }} className={styles.entry}>
          <Kanban aria-hidden="true" />
          {m.nav_boards()}
        </Link>
        <div style={{ minHeight: later * entryHeight }}>
          <LaterEntries />
        </div>
        <SidebarFolders />
      </nav>
      <footer className={styles.foot}>
        <Link to="/settings/" className={styles.me} data-tip={m.nav_account({ name: user.name })}>
          <Avatar name={user.name} image={image} size={24} />
          <span>{user.name}</span>
        </Link>
        <SyncMark />
        <ThemeButton />
        <Link
          to="/settings/"
          className={styles.settings}
          aria-label={m.nav_settings()}
          data-tip={m.nav_settings()}
        >
          <Settings aria-hidden="true" />
        </Link>
      </footer>
    </>
  );
}

function HorizonEntry({ columnId }: { readonly columnId: ColumnId }) {
  const { today, life } = usePlanning();
  const { done, total } = usePeriodCounts(periodOf(columnId, today, life));
  const open = total - done;
  const isHours = useHoursShown();
  return (
    <Link
      to="/horizons/$slug/"
      params={{ slug: specOf(columnId).slug }}
      activeOptions={{ includeSearch: false }}
      className={styles.entry}
      data-sub
      data-within={(isHours && columnId === dayColumn) || undefined}
    >
      <HorizonGlyph stone={stoneOf[columnId]} isNow={columnId === 1} />
      {columnNames[columnId]()}
      {open > 0 && (
        <span className={styles.count}>
          <span aria-hidden="true">{open}</span>
          <span className="sr-only">{m.nav_open_goals({ count: open })}</span>
        </span>
      )}
    </Link>
  );
}
