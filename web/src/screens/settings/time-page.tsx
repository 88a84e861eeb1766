import { useSettings } from '@cairn/client/react/account';
import { Segmented } from '@cairn/ui/segmented';
import { m } from '@cairn/words/messages';
import { usePlanning } from '../../goals/planning.ts';
import { CalendarFeed } from './calendar-feed.tsx';
import { DateFormChoice } from './date-form.tsx';
import { DaysBeginChoice } from './days-begin.tsx';
import { FirstWeekdayChoice } from './first-weekday.tsx';
import { NewDay } from './new-day.tsx';
import styles from './settings-screen.module.css';
import { TimeZone } from './time-zone.tsx';
import { useChangeSettings } from './use-change-settings.ts';
import { WorkingHours } from './working-hours.tsx';

export function TimePage() {
  const settings = useSettings();
  const change = useChangeSettings();
  const { amPm } = usePlanning();
  return (
    <>
      <section className={styles.card}>
        <h2>{m.settings_time()}</h2>
        <TimeZone zone={settings.timezone} onChange={(timezone) => change({ timezone })} />
        <div className={styles.line}>
          <span>{m.settings_clock()}</span>
          <Segmented
            label={m.settings_clock()}
            value={amPm ? '12' : '24'}
            segments={[
              { value: '24', label: m.settings_24() },
              { value: '12', label: m.settings_12() },
            ]}
            onChange={(clock) => change({ amPm: clock === '12' })}
          />
        </div>
        <DateFormChoice dateForm={settings.dateForm} onChange={change} />
        <FirstWeekdayChoice weekday={settings.firstWeekday} onChange={change} />
        <WorkingHours settings={settings} onChange={change} />
        <DaysBeginChoice settings={settings} onChange={change} />
        <NewDay settings={settings} onChange={change} />
      </section>
      <CalendarFeed settings={settings} onChange={change} />
    </>
  );
}
