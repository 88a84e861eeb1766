import { useSettings } from '@cairn/client/react/account';
import { isItemShown, type SidebarEntry } from '@cairn/core/accounts/sidebar-items';
import { m } from '@cairn/words/messages';
import { Link } from '@tanstack/react-router';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Images from 'lucide-react/icons/images';
import Trash from 'lucide-react/icons/trash-2';
import TrendingUp from 'lucide-react/icons/trending-up';
import Users from 'lucide-react/icons/users';
import { useShell } from '../base/shell-context.ts';
import styles from './sidebar.module.css';

export function LaterEntries() {
  const { user } = useShell();
  const { sidebarItems } = useSettings();
  const shows = (entry: SidebarEntry) => isItemShown(sidebarItems, entry);
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
      {user.hasGallery && shows('gallery') && (
        <Link to="/gallery/" {...look}>
          <Images aria-hidden="true" />
          {m.nav_gallery()}
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
