import { useSessionStore } from '@cairn/client/react/account';
import { confirmEmail } from '@cairn/client/session/account-safety';
import { Button } from '@cairn/ui/button';
import { showToast } from '@cairn/ui/toast';
import { m } from '@cairn/words/messages';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useServerAction } from '../../queries/use-server-action.ts';
import { PageHead } from '../../page/page-head.tsx';
import { useShell } from '../../base/shell-context.ts';
import styles from './settings-screen.module.css';

/** `/confirm/{token}/`: the link in the mail that confirms the address, or a new one. */
export function ConfirmEmailScreen() {
  const session = useSessionStore();
  const navigate = useNavigate();
  const { token } = useParams({ from: '/member/confirm/$token' });
  const { user } = useShell();
  const act = useServerAction(m.space_offline());
  const isChange = token.startsWith('new-');
  const confirm = async () => {
    if (!(await act.run(() => confirmEmail(session, token)))) return;
    showToast({ text: isChange ? m.email_changed() : m.email_confirmed() });
    void navigate({ to: '/home/', replace: true });
  };
  return (
    <>
      <PageHead title={m.email_confirm_title()} />
      <div className={styles.content}>
        <section className={styles.card}>
          <p>
            {(isChange ? m.email_change_question : m.email_confirm_question)({ email: user.email ?? '' })}
          </p>
          <Button look="primary" disabled={act.isBusy} onClick={() => void confirm()}>
            {m.email_confirm()}
          </Button>
        </section>
      </div>
    </>
  );
}
