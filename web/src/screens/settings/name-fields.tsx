import { useCairn } from '@cairn/client/react/cairn-context';
import type { SettingsEdit, UserSettings } from '@cairn/core/accounts/settings';
import { m } from '@cairn/words/messages';
import { WrittenField } from '../../base/written-field.tsx';
import styles from './settings-screen.module.css';

interface NameFieldsProps {
  readonly settings: UserSettings;
  readonly onChange: (edit: SettingsEdit) => void;
}

/** Saved on blur. */
export function NameFields({ settings, onChange }: NameFieldsProps) {
  const cairn = useCairn();
  const of = { table: 'user_settings', key: cairn.account.id } as const;
  const take = (field: 'firstName' | 'lastName') => (name: string) => {
    onChange({ [field]: name.trim() });
    return true;
  };
  return (
    <div className={styles.names}>
      <WrittenField
        label={m.settings_first_name()}
        of={of}
        text={settings.firstName}
        autoComplete="given-name"
        maxLength={100}
        onWritten={take('firstName')}
      />
      <WrittenField
        label={m.settings_last_name()}
        of={of}
        text={settings.lastName}
        autoComplete="family-name"
        maxLength={100}
        onWritten={take('lastName')}
      />
    </div>
  );
}
