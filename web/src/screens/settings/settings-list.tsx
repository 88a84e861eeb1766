import { useSyncStatus } from '@cairn/client/react/account';
import { m } from '@cairn/words/messages';
import { Link } from '@tanstack/react-router';
import ChevronRight from 'lucide-react/icons/chevron-right';
import CloudAlert from 'lucide-react/icons/cloud-alert';
import Trash from 'lucide-react/icons/trash-2';
import { type SettingsPageId, settingsPages } from '../../account/settings-pages.ts';
import styles from './settings-list.module.css';

interface SettingsListProps {
  /** The page beside the list; null on phones, where the list is alone. */
  readonly shown: SettingsPageId | null;
}

export function SettingsList({ shown }: SettingsListProps) {
  const { notSaved } = useSyncStatus();
  return (
    <nav className={styles.list} aria-label={m.settings_title()}>
      {settingsPages.map(({ id, Icon, name }) => (
        <Link
          key={id}
          to="/settings/$page/"
          params={{ page: id }}
          // `/settings/` shows the first page.
          aria-current={id === shown ? 'page' : undefined}
        >
          <Icon aria-hidden="true" />
          {name()}
          <ChevronRight aria-hidden="true" />
        </Link>
      ))}
      <Link to="/deleted/">
        <Trash aria-hidden="true" />
        {m.nav_deleted()}
        <ChevronRight aria-hidden="true" />
      </Link>
      <Link to="/settings/not-saved/">
        <CloudAlert aria-hidden="true" />
        {m.settings_not_saved()}
        {notSaved > 0 && <b>{notSaved}</b>}
        <ChevronRight aria-hidden="true" />
      </Link>
    </nav>
  );
}
