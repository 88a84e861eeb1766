import type { SettingsEdit, UserSettings } from '@cairn/core/accounts/settings';
import { Field } from '@cairn/ui/field';
import { m } from '@cairn/words/messages';
import styles from './settings-screen.module.css';

interface NameFieldsProps {
  readonly settings: UserSettings;
  readonly onChange: (edit: SettingsEdit) => void;
}

/** The person's name; kept when the field is left. */
export function NameFields({ settings, onChange }: NameFieldsProps) {
  const leave = (field: 'firstName' | 'lastName') => (event: { currentTarget: HTMLInputElement }) => {
    const name = event.currentTarget.value.trim();
    if (name !== settings[field]) onChange({ [field]: name });
  };
  return (
    <div className={styles.names}>
      <Field
        key={`first ${settings.firstName}`}
        label={m.settings_first_name()}
        defaultValue={settings.firstName}
        autoComplete="given-name"
        maxLength={100}
        onBlur={leave('firstName')}
      />
      <Field
        key={`last ${settings.lastName}`}
        label={m.settings_last_name()}
        defaultValue={settings.lastName}
        autoComplete="family-name"
        maxLength={100}
        onBlur={leave('lastName')}
      />
    </div>
  );
}
