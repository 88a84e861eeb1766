import { m } from '@cairn/words/messages';
import { Link } from '@tanstack/react-router';
import CalendarDays from 'lucide-react/icons/calendar-days';
import CircleUser from 'lucide-react/icons/circle-user';
import Database from 'lucide-react/icons/database';
import KeyRound from 'lucide-react/icons/key-round';
import Keyboard from 'lucide-react/icons/keyboard';
import Layers from 'lucide-react/icons/layers';
import Palette from 'lucide-react/icons/palette';
import PanelLeft from 'lucide-react/icons/panel-left';
import styles from './settings-screen.module.css';

const ways = [
  { id: 'account', Icon: CircleUser, name: m.settings_account },
  { id: 'appearance', Icon: Palette, name: m.settings_appearance },
  { id: 'sidebar', Icon: PanelLeft, name: m.settings_sidebar },
  { id: 'data', Icon: Database, name: m.data_title },
  { id: 'horizons', Icon: Layers, name: m.settings_horizons },
  { id: 'calendar', Icon: CalendarDays, name: m.settings_calendar },
  { id: 'tokens', Icon: KeyRound, name: m.tokens_title },
  { id: 'keys', Icon: Keyboard, name: m.settings_keys },
] as const;

export function SettingsWays() {
  return (
    <nav className={styles.ways} aria-label={m.settings_title()}>
      {ways.map(({ id, Icon, name }) => (
        <Link key={id} to="/settings/" hash={id} activeOptions={{ includeHash: true }}>
          <Icon aria-hidden="true" />
          {name()}
        </Link>
      ))}
    </nav>
  );
}
