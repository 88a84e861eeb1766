import {
  isItemShown,
  type SidebarEntry,
  sidebarEntries,
  type SidebarItems,
} from '@cairn/core/accounts/sidebar-items';
import { withItem } from '@cairn/core/accounts/sidebar-with-item';
import { Switch } from '@cairn/ui/switch';
import { m } from '@cairn/words/messages';
import { useId } from 'react';
import { useShell } from '../../base/shell-context.ts';
import styles from './settings-screen.module.css';

const names: Readonly<Record<SidebarEntry, () => string>> = {
  home: m.nav_home,
  horizons: m.nav_horizons,
  calendar_v2: m.nav_calendar,
  progress: m.nav_progress,
  members: m.nav_team,
  climbs: m.nav_climbs,
  gallery: m.nav_gallery,
  clock: m.nav_clock,
  deleted: m.nav_deleted,
};

interface SidebarChoiceProps {
  readonly items: SidebarItems;
  readonly onChange: (items: SidebarItems) => void;
}

/** Hidden entries are on the More page. */
export function SidebarChoice({ items, onChange }: SidebarChoiceProps) {
  const { user } = useShell();
  const headingId = useId();
  return (
    <section className={styles.card} aria-labelledby={headingId}>
      <h2 id={headingId}>{m.settings_sidebar()}</h2>
      <p className={styles.note}>{m.settings_sidebar_lead()}</p>
      {sidebarEntries
        .filter((entry) => entry !== 'gallery' || user.hasGallery)
        .map((entry) => (
          <div key={entry} className={styles.line}>
            <Switch
              label={names[entry]()}
              isOn={isItemShown(items, entry)}
              onChange={(isShown) => onChange(withItem(items, entry, isShown))}
            />
          </div>
        ))}
    </section>
  );
}
