import type { Cairn } from '@cairn/client/cairn/cairn';
import { useSettings } from '@cairn/client/react/account';
import { useCairn } from '@cairn/client/react/cairn-context';
import { useWatched } from '@cairn/client/react/use-watched';
import { isItemShown, type SidebarEntry } from '@cairn/core/accounts/sidebar-items';
import { seenFields } from '@cairn/core/sync/view';
import { m } from '@cairn/words/messages';
import { Link } from '@tanstack/react-router';
import Clock from 'lucide-react/icons/clock';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Images from 'lucide-react/icons/images';
import Mountain from 'lucide-react/icons/mountain';
import Trash from 'lucide-react/icons/trash-2';
import TrendingUp from 'lucide-react/icons/trending-up';
import Users from 'lucide-react/icons/users';
import { useEffect } from 'react';
import { showOnceUsed } from '../goals/show-once-used.ts';
import { useShell } from '../base/shell-context.ts';
import styles from './sidebar.module.css';

function hasOtherPeople({ account, replica }: Cairn): boolean {
  return replica.recordsOf('memberships').some((record) => seenFields(record)['userCode'] !== account.code);
}

export function LaterEntries() {
  const cairn = useCairn();
  const { user } = useShell();
  const { sidebarItems } = useSettings();
  const shows = (entry: SidebarEntry) => isItemShown(sidebarItems, entry);
  const hasOthers = useWatched(cairn.replica, 'table/memberships', () => hasOtherPeople(cairn));
  useEffect(() => {
    if (hasOthers) showOnceUsed(cairn, 'members');
  }, [cairn, hasOthers]);
  const look = { activeOptions: { includeSearch: false }, className: styles.entry } as const;
  return (
    <>
      {shows('progress') && (
        <Link to="/progress/" {...look}>
          <TrendingUp aria-hidden="true" />
          {m.nav_progress()}
        </Link>
      )}
      {shows('members') && (
        <Link to="/team/{-$id}/" {...look}>
          <Users aria-hidden="true" />
          {m.nav_team()}
        </Link>
      )}
      {shows('climbs') && (
        <Link to="/climbs/" {...look}>
          <Mountain aria-hidden="true" />
          {m.nav_climbs()}
        </Link>
      )}
      {user.hasGallery && shows('gallery') && (
        <Link to="/gallery/" {...look}>
          <Images aria-hidden="true" />
          {m.nav_gallery()}
        </Link>
      )}
      {shows('clock') && (
        <Link to="/clock/" {...look}>
          <Clock aria-hidden="true" />
          {m.nav_clock()}
        </Link>
      )}
      {shows('deleted') && (
        <Link to="/deleted/" {...look}>
          <Trash aria-hidden="true" />
          {m.nav_deleted()}
        </Link>
      )}
      <Link to="/more/" {...look}>
        <Ellipsis aria-hidden="true" />
        {m.nav_more()}
      </Link>
    </>
  );
}
