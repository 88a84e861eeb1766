import { useSettings } from '@cairn/client/react/account';
import { Button } from '@cairn/ui/button';
import { m } from '@cairn/words/messages';
import LogOut from 'lucide-react/icons/log-out';
import { lazy, Suspense, useState } from 'react';
import { usePlanning } from '../../goals/planning.ts';
import { useShell } from '../../base/shell-context.ts';
import { DateField } from './date-field.tsx';
import { NameFields } from './name-fields.tsx';
import { ProfilePicture } from './profile-picture.tsx';
import { ProfileId } from './profile-id.tsx';
import styles from './settings-screen.module.css';
import { useChangeSettings } from './use-change-settings.ts';

const SignOutDialog = lazy(() =>
  import('../../account/sign-out-dialog.tsx').then((part) => ({ default: part.SignOutDialog })),
);

export function AccountPage() {
  const settings = useSettings();
  const change = useChangeSettings();
  const { user } = useShell();
  const { today } = usePlanning();
  const [isLeaving, setLeaving] = useState(false);
  return (
    <section className={styles.card}>
      <h2>{m.settings_account()}</h2>
      <ProfilePicture name={user.name} image={settings.image} onChange={change} />
      <NameFields settings={settings} onChange={change} />
      <DateField
        label={m.settings_birthday()}
        date={settings.birthday}
        max={today}
        onWritten={(birthday) => change({ birthday })}
      />
      {user.code !== null && <ProfileId code={user.code} />}
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
