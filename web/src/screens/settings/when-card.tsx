import { useSettings } from '@cairn/client/react/account';
import { type LeadTime, leadTimes } from '@cairn/core/notifications/reminders';
import { minutesPerDay } from '@cairn/core/time/hours';
import { Switch } from '@cairn/ui/switch';
import { m } from '@cairn/words/messages';
import styles from './settings-screen.module.css';
import { TimeSelect } from './time-select.tsx';
import { useChangeSettings } from './use-change-settings.ts';

/** Quiet hours, and when goals remind. */
export function WhenCard() {
  const settings = useSettings();
  const { quietHoursAreOn, quietFromMinutes, quietToMinutes, remindsInQuietHours } = settings;
  const change = useChangeSettings();
  return (
    <section className={styles.card}>
      <h2>{m.notify_when()}</h2>
      <div className={styles.line}>
        <Switch
          label={m.notify_quiet()}
          isOn={quietHoursAreOn}
          onChange={(isOn) => change({ quietHoursAreOn: isOn })}
        />
      </div>
      {quietHoursAreOn && (
        <div className={styles.line}>
          <span className={styles.note}>{m.notify_quiet_lead()}</span>
          <span className={styles.span}>
            <TimeSelect
              label={m.notify_quiet_from()}
              value={quietFromMinutes}
              isOffered={isTimeOfDay}
              onChange={(minutes) => change({ quietFromMinutes: minutes })}
            />
            –
            <TimeSelect
              label={m.notify_quiet_to()}
              value={quietToMinutes}
              isOffered={isTimeOfDay}
              onChange={(minutes) => change({ quietToMinutes: minutes })}
            />
          </span>
        </div>
      )}
      <LeadTimeLine />
      {quietHoursAreOn && (
        <div className={styles.line}>
          <Switch
            label={m.notify_rings()}
            isOn={remindsInQuietHours}
            onChange={(isOn) => change({ remindsInQuietHours: isOn })}
          />
        </div>
      )}
      <DailyReminder />
    </section>
  );
}

function LeadTimeLine() {
  const { reminderLeadMinutes } = useSettings();
  const change = useChangeSettings();
  return (
    <label className={styles.line}>
      {m.notify_before()}
      <select
        className={styles.select}
        value={reminderLeadMinutes}
        onChange={({ currentTarget: { value } }) => {
          const lead = leadTimes.find((minutes) => minutes === Number(value));
          if (lead !== undefined) change({ reminderLeadMinutes: lead });
        }}
      >
        {leadTimes.map((minutes) => (
          <option key={minutes} value={minutes}>
            {leadName(minutes)}
          </option>
        ))}
      </select>
    </label>
  );
}

function leadName(minutes: LeadTime): string {
  return minutes === 0 ? m.notify_before_none() : m.notify_before_minutes({ count: minutes });
}

function DailyReminder() {
  const { dailyReminderIsOn, dailyReminderMinutes } = useSettings();
  const change = useChangeSettings();
  return (
    <>
      <div className={styles.line}>
        <Switch
          label={m.notify_daily()}
          isOn={dailyReminderIsOn}
          onChange={(isOn) => change({ dailyReminderIsOn: isOn })}
        />
      </div>
      {dailyReminderIsOn && (
        <div className={styles.line}>
          <span className={styles.note}>{m.notify_daily_lead()}</span>
          <TimeSelect
            label={m.notify_daily_time()}
            value={dailyReminderMinutes}
            isOffered={isTimeOfDay}
            onChange={(minutes) => change({ dailyReminderMinutes: minutes })}
          />
        </div>
      )}
    </>
  );
}

const isTimeOfDay = (minutes: number) => minutes < minutesPerDay;
