import { useSettings } from '@cairn/client/react/account';
import { Button } from '@cairn/ui/button';
import { m } from '@cairn/words/messages';
import LogOut from 'lucide-react/icons/log-out';
import { lazy, Suspense, useState } from 'react';
import { NameFields } from './name-fields.tsx';
import styles from './settings-screen.module.css';
import { useChangeSettings } from './use-change-settings.ts';

const SignOutDialog = lazy(() =>
  import('../../account/sign-out-dialog.tsx').then((part) => ({ default: part.SignOutDialog })),
);

export function AccountPage() {
  const settings = useSettings();
  const change = useChangeSettings();
  const [isLeaving, setLeaving] = useState(false);
  return (
    <section className={styles.card}>
      <h2>{m.settings_account()}</h2>
      <NameFields settings={settings} onChange={change} />
      <Button icon={<LogOut />} onClick={() => setLeaving(true)}>
        {m.settings_sign_out()}
      </Button>
      {isLeaving && (
        <Suspense fallback={null}>
          <SignOutDialog onClose={() => setLeaving(false)} />
        </Suspense>
      )}
    </section>
  );
}
