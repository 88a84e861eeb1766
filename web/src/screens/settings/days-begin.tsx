import type { SettingsEdit, UserSettings } from '@cairn/core/accounts/settings';
import type { DaysBegin } from '@cairn/core/time/slides';
import { m } from '@cairn/words/messages';
import { useId } from 'react';
import styles from './settings-screen.module.css';

const choices: Readonly<Record<DaysBegin, () => string>> = {
  today: m.settings_days_from_today,
  monday: m.settings_days_from_monday,
};

interface DaysBeginChoiceProps {
  readonly settings: UserSettings;
  readonly onChange: (edit: SettingsEdit) => void;
}

export function DaysBeginChoice({ settings, onChange }: DaysBeginChoiceProps) {
  const id = useId();
  return (
    <div className={styles.line}>
      <label htmlFor={id}>{m.settings_days_begin()}</label>
      <select
        id={id}
        className={styles.select}
        value={settings.daysBegin}
        onChange={({ currentTarget: { value } }) => onChange({ daysBegin: value as DaysBegin })}
      >
        {Object.entries(choices).map(([value, name]) => (
          <option key={value} value={value}>
            {name()}
          </option>
        ))}
      </select>
    </div>
  );
}
