import { useSettings } from '@cairn/client/react/account';
import { Switch } from '@cairn/ui/switch';
import { m } from '@cairn/words/messages';
import { useShell } from '../../base/shell-context.ts';
import { AccountSafety } from './account-safety.tsx';
import styles from './settings-screen.module.css';
import { useChangeSettings } from './use-change-settings.ts';

export function SecurityPage() {
  const { user } = useShell();
  const settings = useSettings();
  const change = useChangeSettings();
  return (
    <>
      <section className={styles.card}>
        <h2>{m.settings_ways_in()}</h2>
        <div className={styles.line}>
          <span>{m.settings_email()}</span>
          <span className={styles.value}>{user.email}</span>
        </div>
        <AccountSafety />
      </section>
      <section className={styles.card}>
        <h2>{m.settings_privacy()}</h2>
        <div className={styles.line}>
          <Switch
            label={m.settings_presence()}
            isOn={settings.showsPresence}
            onChange={(showsPresence) => change({ showsPresence })}
          />
        </div>
      </section>
    </>
  );
}
