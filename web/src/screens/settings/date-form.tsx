import type { SettingsEdit } from '@cairn/core/accounts/settings';
import { type DateForm, dateForms } from '@cairn/core/time/date-forms';
import { localeWithForm } from '@cairn/core/time/date-in-digits';
import { yearOf } from '@cairn/core/time/date-only';
import { dayName } from '@cairn/core/time/period-names';
import { m } from '@cairn/words/messages';
import { useId } from 'react';
import { usePlanning } from '../../goals/planning.ts';
import styles from './settings-screen.module.css';

interface DateFormChoiceProps {
  readonly dateForm: DateForm;
  readonly onChange: (edit: SettingsEdit) => void;
}

export function DateFormChoice({ dateForm, onChange }: DateFormChoiceProps) {
  const { locale, today } = usePlanning();
  const id = useId();
  const language = locale.replace(/-x-\w+$/u, '');
  // Christmas Eve of next year: the year is shown, and nobody takes the day, 24, for a month.
  const example = (form: DateForm) =>
    dayName(`${yearOf(today) + 1}-12-24`, today, localeWithForm(language, form));
  return (
    <div className={styles.line}>
      <label htmlFor={id}>{m.settings_dates()}</label>
      <select
        id={id}
        className={styles.select}
        value={dateForm}
        onChange={({ currentTarget: { value } }) => {
          const chosen = dateForms.find((one) => one === value);
          if (chosen) onChange({ dateForm: chosen });
        }}
      >
        {dateForms.map((form) => (
          <option key={form} value={form}>
            {form === 'language' ? m.settings_dates_language({ example: example(form) }) : example(form)}
          </option>
        ))}
      </select>
    </div>
  );
}
