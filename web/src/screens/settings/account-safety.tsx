import { endOtherSessions, requestConfirmation } from '@cairn/client/session/account-safety';
import { Button } from '@cairn/ui/button';
import { showToast } from '@cairn/ui/toast';
import { m } from '@cairn/words/messages';
import AtSign from 'lucide-react/icons/at-sign';
import KeyRound from 'lucide-react/icons/key-round';
import LogOut from 'lucide-react/icons/log-out';
import Mail from 'lucide-react/icons/mail';
import Trash from 'lucide-react/icons/trash-2';
import { lazy, Suspense, useState } from 'react';
import { useServerAction } from '../../queries/use-server-action.ts';
import { useShell } from '../../base/shell-context.ts';
import styles from './settings-screen.module.css';

const EmailDialog = lazy(() => import('./email-dialog.tsx').then((part) => ({ default: part.EmailDialog })));
const PasswordDialog = lazy(() =>
  import('./password-dialog.tsx').then((part) => ({ default: part.PasswordDialog })),
);
const DeleteAccountDialog = lazy(() =>
  import('./delete-account-dialog.tsx').then((part) => ({ default: part.DeleteAccountDialog })),
);

export function AccountSafety() {
  const { user } = useShell();
  const act = useServerAction(m.space_offline());
  const [dialog, setDialog] = useState<'email' | 'password' | 'deletion' | null>(null);
  const close = () => setDialog(null);

  const confirm = async () => {
    if (await act.run(() => requestConfirmation()))
      showToast({ text: m.email_confirm_sent({ email: user.email ?? '' }) });
  };
  const endOthers = async () => {
    if (await act.run(() => endOtherSessions())) showToast({ text: m.sessions_ended() });
  };

  return (
    <>
      {!user.isEmailConfirmed && (
        <div className={styles.deed}>
          <p className={styles.note}>{m.email_confirm_lead()}</p>
          <Button icon={<Mail />} disabled={act.isBusy} onClick={() => void confirm()}>
            {m.email_confirm_send()}
          </Button>
        </div>
      )}
      <Button icon={<AtSign />} onClick={() => setDialog('email')}>
        {m.email_change()}
      </Button>
      <Button icon={<KeyRound />} onClick={() => setDialog('password')}>
        {m.password_change()}
      </Button>
      <Button icon={<LogOut />} disabled={act.isBusy} onClick={() => void endOthers()}>
        {m.sessions_end()}
      </Button>
      <Button icon={<Trash />} onClick={() => setDialog('deletion')}>
        {m.account_delete()}
      </Button>
      <Suspense fallback={null}>
        {dialog === 'email' && <EmailDialog email={user.email ?? ''} onClose={close} />}
        {dialog === 'password' && <PasswordDialog onClose={close} />}
        {dialog === 'deletion' && <DeleteAccountDialog onClose={close} />}
      </Suspense>
    </>
  );
}
