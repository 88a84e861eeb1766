import type { SettingsEdit } from '@cairn/core/accounts/settings';
import { type FirstWeekday, firstWeekdays } from '@cairn/core/time/first-weekdays';
import { m } from '@cairn/words/messages';
import { useId } from 'react';
import { usePlanning } from '../../goals/planning.ts';
import { weekdayName } from '../../pickers/repeat-text.ts';
import styles from './settings-screen.module.css';

interface FirstWeekdayChoiceProps {
  readonly weekday: FirstWeekday;
  readonly onChange: (edit: SettingsEdit) => void;
}

export function FirstWeekdayChoice({ weekday, onChange }: FirstWeekdayChoiceProps) {
  const { locale } = usePlanning();
  const id = useId();
  return (
    <>
      <div className={styles.line}>
        <label htmlFor={id}>{m.settings_first_weekday()}</label>
        <select
          id={id}
          className={styles.select}
          value={weekday}
          onChange={({ currentTarget: { value } }) => {
            const firstWeekday = firstWeekdays.find((one) => one === Number(value));
            if (firstWeekday) onChange({ firstWeekday });
          }}
        >
          {firstWeekdays.map((one) => (
            <option key={one} value={one}>
              {weekdayName(one, locale, 'long')}
            </option>
          ))}
        </select>
      </div>
      <p className={styles.note}>{m.settings_first_weekday_lead()}</p>
    </>
  );
}
