import { useCairn } from '@cairn/client/react/cairn-context';
import { readCalendarUrl, resetCalendarUrl } from '@cairn/client/settings/calendar-url';
import type { SettingsEdit, UserSettings } from '@cairn/core/accounts/settings';
import { Button } from '@cairn/ui/button';
import { Switch } from '@cairn/ui/switch';
import { showToast } from '@cairn/ui/toast';
import { m } from '@cairn/words/messages';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useState } from 'react';
import { QueryPlaceholder } from '../../queries/query-placeholder.tsx';
import { useServerAction } from '../../queries/use-server-action.ts';
import { useServerQuery } from '../../queries/use-server-query.ts';
import { momentName } from '../../goals/moment-name.ts';
import { usePlanning } from '../../goals/planning.ts';
import { LinkLine } from '../../pickers/link-line.tsx';
import styles from './settings-screen.module.css';

interface CalendarFeedProps {
  readonly settings: UserSettings;
  readonly onChange: (edit: SettingsEdit) => void;
}

export function CalendarFeed({ settings, onChange }: CalendarFeedProps) {
  const [isWanted, setWanted] = useState(false);
  return (
    <section className={styles.card}>
      <h2>{m.settings_calendar()}</h2>
      <p className={styles.note}>{m.settings_calendar_lead()}</p>
      {isWanted ? <Address /> : <Button onClick={() => setWanted(true)}>{m.settings_calendar_show()}</Button>}
      <div className={styles.line}>
        <Switch
          label={m.settings_calendar_long()}
          isOn={settings.calendarLongHorizons}
          onChange={(calendarLongHorizons) => onChange({ calendarLongHorizons })}
        />
      </div>
      <div className={styles.line}>
        <Switch
          label={m.settings_calendar_notes()}
          isOn={settings.calendarNotes}
          onChange={(calendarNotes) => onChange({ calendarNotes })}
        />
      </div>
      <p className={styles.note}>{m.settings_calendar_spaces()}</p>
    </section>
  );
}

function Address() {
  const cairn = useCairn();
  const planning = usePlanning();
  const act = useServerAction(m.space_offline());
  const [shown, setShown] = useState<string | null>(null);
  const query = useServerQuery(['calendar url'], async () => {
    const read = await readCalendarUrl(cairn);
    // Later answers do not contain the address.
    if (read.ok && read.value.url !== null) setShown(read.value.url);
    return read;
  });
  if (!query.value)
    return (
      <QueryPlaceholder
        query={query}
        failure={m.settings_calendar_failed()}
        offline={m.space_offline()}
        rows={1}
      />
    );
  const url = shown ?? query.value.url;
  const reset = async () => {
    const made = await act.run(() => resetCalendarUrl(cairn));
    if (!made) return;
    setShown(made.url);
    query.replace(made);
    showToast({ text: m.share_link_renewed() });
  };
  return (
    <>
      {url === null ? (
        <p className={styles.note}>
          {m.settings_calendar_since({ moment: momentName(query.value.createdDatetime, planning) })}
        </p>
      ) : (
        <div role="status">
          <p className={styles.note}>{m.settings_calendar_once()}</p>
          <LinkLine name={m.settings_calendar()} url={url} />
        </div>
      )}
      <Button icon={<RefreshCw aria-hidden="true" />} disabled={act.isBusy} onClick={() => void reset()}>
        {m.settings_calendar_reset()}
      </Button>
    </>
  );
}
