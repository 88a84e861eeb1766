import type { SettingsEdit, UserSettings } from '@cairn/core/accounts/settings';
import { minutesPerDay } from '@cairn/core/time/hours';
import { m } from '@cairn/words/messages';
import { usePlanning } from '../../goals/planning.ts';
import { clockTimeText } from '../../goals/clock-time-text.ts';
import styles from './settings-screen.module.css';

/** Minutes between two choices. */
const step = 30;
const choices = Array.from({ length: minutesPerDay / step + 1 }, (_, index) => index * step);

interface WorkingHoursProps {
  readonly settings: UserSettings;
  readonly onChange: (edit: SettingsEdit) => void;
}

/** Goals without a time fill these hours (docs/product.md, "Hours"). */
export function WorkingHours({ settings, onChange }: WorkingHoursProps) {
  const { workdayFromMinutes: from, workdayToMinutes: to } = settings;
  return (
    <>
      <div className={styles.line}>
        <span>{m.settings_workday()}</span>
        <span className={styles.span}>
          <TimeSelect
            label={m.settings_workday_from()}
            value={from}
            isOffered={(minutes) => minutes < to}
            onChange={(workdayFromMinutes) => onChange({ workdayFromMinutes })}
          />
          –
          <TimeSelect
            label={m.settings_workday_to()}
            value={to}
            isOffered={(minutes) => minutes > from}
            onChange={(workdayToMinutes) => onChange({ workdayToMinutes })}
          />
        </span>
      </div>
      <p className={styles.note}>{m.settings_workday_lead()}</p>
    </>
  );
}

interface TimeSelectProps {
  readonly label: string;
  readonly value: number;
  readonly isOffered: (minutes: number) => boolean;
  readonly onChange: (minutes: number) => void;
}

function TimeSelect({ label, value, isOffered, onChange }: TimeSelectProps) {
  const planning = usePlanning();
  const offered = choices.filter((minutes) => minutes !== value && isOffered(minutes));
  return (
    <select
      className={styles.select}
      aria-label={label}
      value={value}
      onChange={(event) => onChange(Number(event.currentTarget.value))}
    >
      {[...offered, value]
        .toSorted((one, other) => one - other)
        .map((minutes) => (
          <option key={minutes} value={minutes}>
            {clockTimeText(minutes, planning)}
          </option>
        ))}
    </select>
  );
}
