import { m } from '@cairn/words/messages';
import CircleUser from 'lucide-react/icons/circle-user';
import Bell from 'lucide-react/icons/bell';
import Clock from 'lucide-react/icons/clock';
import HardDrive from 'lucide-react/icons/hard-drive';
import KeyRound from 'lucide-react/icons/key-round';
import Keyboard from 'lucide-react/icons/keyboard';
import Layers from 'lucide-react/icons/layers';
import Palette from 'lucide-react/icons/palette';
import ShieldCheck from 'lucide-react/icons/shield-check';

export type SettingsPageId = (typeof settingsPages)[number]['id'];

/** In the order of the list. The command box finds a page by its name and by the names of its settings. */
export const settingsPages = [
  {
    id: 'account',
    Icon: CircleUser,
    name: m.settings_account,
    settings: [
      m.settings_picture,
      m.settings_first_name,
      m.settings_last_name,
      m.settings_birthday,
      m.settings_profile,
      m.settings_sign_out,
    ],
  },
  {
    id: 'security',
    Icon: ShieldCheck,
    name: m.settings_security,
    settings: [m.settings_email, m.auth_password, m.sessions_end, m.account_delete],
  },
  {
    id: 'notifications',
    Icon: Bell,
    name: m.settings_notifications,
    settings: [m.notify_quiet, m.notify_follow],
  },
  {
    id: 'appearance',
    Icon: Palette,
    name: m.settings_appearance,
    settings: [
      m.settings_theme,
      m.settings_background,
      m.settings_language,
      m.settings_colored,
      m.settings_meanings,
      m.settings_hints,
    ],
  },
  {
    id: 'time',
    Icon: Clock,
    name: m.settings_time,
    settings: [
      m.settings_zone,
      m.settings_day_ends,
      m.settings_clock,
      m.settings_dates,
      m.settings_first_weekday,
      m.settings_workday,
      m.settings_overdue,
      m.settings_calendar,
    ],
  },
  {
    id: 'horizons',
    Icon: Layers,
    name: m.settings_horizons_sidebar,
    settings: [m.hide_completed, m.settings_life, m.settings_bar],
  },
  { id: 'keys', Icon: Keyboard, name: m.settings_keys, settings: [m.shortcut_help] },
  { id: 'data', Icon: HardDrive, name: m.settings_files, settings: [m.data_import] },
  {
    id: 'tokens',
    Icon: KeyRound,
    name: m.webhook_page,
    settings: [m.tokens_title, m.tokens_docs, m.webhook_title, m.webhook_deliveries],
  },
] as const;
