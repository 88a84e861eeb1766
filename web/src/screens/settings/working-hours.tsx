import type { SettingsEdit, UserSettings } from '@cairn/core/accounts/settings';
import { m } from '@cairn/words/messages';
import styles from './settings-screen.module.css';
import { TimeSelect } from './time-select.tsx';

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
