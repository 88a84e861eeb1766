import { useSettings } from '@cairn/client/react/account';
import { isItemShown } from '@cairn/core/accounts/sidebar-items';
import { useNarrow } from '@cairn/ui/use-narrow';
import { m } from '@cairn/words/messages';
import { Link } from '@tanstack/react-router';
import CalendarDays from 'lucide-react/icons/calendar-days';
import Clapperboard from 'lucide-react/icons/clapperboard';
import Clock from 'lucide-react/icons/clock';
import CloudOff from 'lucide-react/icons/cloud-off';
import House from 'lucide-react/icons/house';
import Images from 'lucide-react/icons/images';
import Info from 'lucide-react/icons/info';
import Kanban from 'lucide-react/icons/kanban';
import Layers from 'lucide-react/icons/layers';
import Mountain from 'lucide-react/icons/mountain';
import Palette from 'lucide-react/icons/palette';
import PanelLeft from 'lucide-react/icons/panel-left';
import Settings from 'lucide-react/icons/settings';
import Trash from 'lucide-react/icons/trash-2';
import TrendingUp from 'lucide-react/icons/trending-up';
import Users from 'lucide-react/icons/users';
import { useState } from 'react';
import { IntroductionDialog } from '../../introduction/introduction-dialog.tsx';
import { FolderLists } from '../../folders/folder-lists.tsx';
import { PageBody } from '../../page/page-body.tsx';
import { PageHead } from '../../page/page-head.tsx';
import { useBarEntries } from '../../page/use-bar-entries.ts';
import { useShell } from '../../base/shell-context.ts';
import styles from './more-screen.module.css';
import { SpacesPart } from './spaces-part.tsx';

/** `/more/`: entries that a phone's bar has no room for, and those hidden in the sidebar. */
export function MoreScreen() {
  const { sidebarItems } = useSettings();
  const { user } = useShell();
  const isNarrow = useNarrow();
  const bar = useBarEntries();
  const [isFilmOpen, setFilmOpen] = useState(false);
  const isElsewhere = (entry: 'home' | 'horizons') =>
    isNarrow ? bar.includes(entry) : isItemShown(sidebarItems, entry);
  return (
    <>
      <PageHead title={m.nav_more()} />
      <PageBody className={styles.content}>
        <SpacesPart />
        <FolderLists />
        <nav className={styles.ways} aria-label={m.nav_more()}>
          {!isElsewhere('home') && (
            <Link to="/home/">
              <House aria-hidden="true" />
              {m.nav_home()}
            </Link>
          )}
          {!isElsewhere('horizons') && (
            <Link to="/horizons/">
              <Layers aria-hidden="true" />
              {m.nav_horizons()}
            </Link>
          )}
          <Link to="/calendar/">
            <CalendarDays aria-hidden="true" />
            {m.nav_calendar()}
          </Link>
          <Link to="/boards/">
            <Kanban aria-hidden="true" />
            {m.nav_boards()}
          </Link>
          <Link to="/team/{-$id}/">
            <Users aria-hidden="true" />
            {m.nav_team()}
          </Link>
          <Link to="/progress/">
            <TrendingUp aria-hidden="true" />
            {m.nav_progress()}
          </Link>
          <Link to="/climbs/">
            <Mountain aria-hidden="true" />
            {m.nav_climbs()}
          </Link>
          {user.hasGallery && (
            <Link to="/gallery/">
              <Images aria-hidden="true" />
              {m.nav_gallery()}
            </Link>
          )}
          <Link to="/clock/">
            <Clock aria-hidden="true" />
            {m.nav_clock()}
          </Link>
          <Link to="/colored/">
            <Palette aria-hidden="true" />
            {m.nav_colored()}
          </Link>
          <Link to="/deleted/">
            <Trash aria-hidden="true" />
            {m.nav_deleted()}
          </Link>
          <Link to="/settings/not-saved/">
            <CloudOff aria-hidden="true" />
            {m.shelf_title()}
          </Link>
          <Link to="/settings/$page/" params={{ page: 'horizons' }}>
            <PanelLeft aria-hidden="true" />
            {isNarrow ? m.bar_choose() : m.sidebar_choose()}
          </Link>
          {isNarrow && !bar.includes('settings') && (
            <Link to="/settings/">
              <Settings aria-hidden="true" />
              {m.nav_settings()}
            </Link>
          )}
          {user.introduction && (
            <button type="button" onClick={() => setFilmOpen(true)}>
              <Clapperboard aria-hidden="true" />
              {m.intro_title()}
            </button>
          )}
          <Link to="/about/">
            <Info aria-hidden="true" />
            {m.nav_about()}
          </Link>
        </nav>
      </PageBody>
      {isFilmOpen && user.introduction && (
        <IntroductionDialog video={user.introduction} onClose={() => setFilmOpen(false)} />
      )}
    </>
  );
}
