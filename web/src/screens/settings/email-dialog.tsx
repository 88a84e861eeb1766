import { changeEmail } from '@cairn/client/session/account-safety';
import { Button } from '@cairn/ui/button';
import { Dialog, DialogHead } from '@cairn/ui/dialog';
import { Field } from '@cairn/ui/field';
import { PasswordField } from '@cairn/ui/password-field';
import { showToast } from '@cairn/ui/toast';
import { m } from '@cairn/words/messages';
import { useForm } from '../../account/use-form.ts';
import styles from './settings-screen.module.css';

interface EmailDialogProps {
  /** The present address. */
  readonly email: string;
  readonly onClose: () => void;
}

export function EmailDialog({ email, onClose }: EmailDialogProps) {
  const { errors, isSending, submit, clear } = useForm({
    fields: ['email', 'password'],
    send: changeEmail,
    done: (_answer, sent) => {
      showToast({ text: m.email_change_sent({ email: sent.email.trim() }) });
      onClose();
    },
  });
  return (
    <Dialog label={m.email_change()} isOpen onClose={onClose} width={440}>
      <DialogHead title={m.email_change()} />
      <form className={styles.dialogForm} onSubmit={(event) => void submit(event)} noValidate>
        <p className={styles.note}>{m.email_change_lead({ email })}</p>
        {errors.form && (
          <p className={styles.refusal} role="alert">
            {errors.form}
          </p>
        )}
        <Field
          label={m.email_new()}
          name="email"
          type="email"
          autoComplete="email"
          error={errors.email}
          onChange={clear('email')}
        />
        <PasswordField
          label={m.password_current()}
          name="password"
          autoComplete="current-password"
          showLabel={m.auth_show_password()}
          hideLabel={m.auth_hide_password()}
          error={errors.password}
          onChange={clear('password')}
        />
        <Button type="submit" look="primary" size="form" wide disabled={isSending}>
          {isSending ? m.email_change_sending() : m.email_change()}
        </Button>
      </form>
    </Dialog>
  );
}
