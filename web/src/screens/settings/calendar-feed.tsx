import { useCairn } from '@cairn/client/react/cairn-context';
import { readCalendarUrl, resetCalendarUrl } from '@cairn/client/settings/calendar-url';
import type { SettingsEdit, UserSettings } from '@cairn/core/accounts/settings';
import { Button } from '@cairn/ui/button';
import { Switch } from '@cairn/ui/switch';
import { showToast } from '@cairn/ui/toast';
import { m } from '@cairn/words/messages';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useState } from 'react';
import { MissingAnswer } from '../../asked/missing-answer.tsx';
import { useAct } from '../../asked/use-act.ts';
import { useAsked } from '../../asked/use-asked.ts';
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
    <section className={styles.card} id="calendar">
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
  const act = useAct(m.space_offline());
  const [shown, setShown] = useState<string | null>(null);
  const asked = useAsked(['calendar url'], async () => {
    const read = await readCalendarUrl(cairn);
    // Later answers do not contain the address.
    if (read.ok && read.value.url !== null) setShown(read.value.url);
    return read;
  });
  if (!asked.value)
    return (
      <MissingAnswer
        asked={asked}
        failure={m.settings_calendar_failed()}
        offline={m.space_offline()}
        rows={1}
      />
    );
  const url = shown ?? asked.value.url;
  const reset = async () => {
    const made = await act.run(() => resetCalendarUrl(cairn));
    if (!made) return;
    setShown(made.url);
    asked.replace(made);
    showToast({ text: m.share_link_renewed() });
  };
  return (
    <>
      {url === null ? (
        <p className={styles.note}>
          {m.settings_calendar_since({ moment: momentName(asked.value.createdDatetime, planning) })}
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
