import type { SettingsEdit, UserSettings } from '@cairn/core/accounts/settings';
import { dayName } from '@cairn/core/time/period-names';
import { Switch } from '@cairn/ui/switch';
import { m } from '@cairn/words/messages';
import { useId } from 'react';
import { usePlanning } from '../../goals/planning.ts';
import { clockTimeText } from '../../goals/clock-time-text.ts';
import { DateField } from './date-field.tsx';
import styles from './settings-screen.module.css';

/** See docs/product.md, "Days and zones". */
const latestHour = 6;

interface NewDayProps {
  readonly settings: UserSettings;
  readonly onChange: (edit: SettingsEdit) => void;
}

/** See docs/product.md, "Overdue goals". */
export function NewDay({ settings, onChange }: NewDayProps) {
  const planning = usePlanning();
  const { today, locale } = planning;
  const id = useId();
  const { dayEndsAtHour, rescheduleOverdueGoalsAfter: movesAfter, rescheduleTimedGoals } = settings;
  return (
    <>
      <div className={styles.line}>
        <label htmlFor={id}>{m.settings_day_ends()}</label>
        <select
          id={id}
          className={styles.select}
          value={dayEndsAtHour}
          onChange={(event) => onChange({ dayEndsAtHour: Number(event.currentTarget.value) })}
        >
          {Array.from({ length: latestHour + 1 }, (_, hour) => (
            <option key={hour} value={hour}>
              {clockTimeText(hour * 60, planning)}
            </option>
          ))}
        </select>
      </div>
      <div className={styles.line}>
        <Switch
          label={m.settings_overdue()}
          isOn={movesAfter !== null}
          onChange={(isOn) => onChange({ rescheduleOverdueGoalsAfter: isOn ? today : null })}
        />
      </div>
      {movesAfter !== null && (
        <>
          <DateField
            label={m.settings_overdue_from()}
            date={movesAfter}
            onWritten={(date) => date !== null && onChange({ rescheduleOverdueGoalsAfter: date })}
          />
          <p className={styles.note}>
            {m.settings_overdue_lead({ date: dayName(movesAfter, today, locale) })}
          </p>
          <div className={styles.line}>
            <Switch
              label={m.settings_overdue_timed()}
              isOn={rescheduleTimedGoals}
              onChange={(isOn) => onChange({ rescheduleTimedGoals: isOn })}
            />
          </div>
        </>
      )}
    </>
  );
}
