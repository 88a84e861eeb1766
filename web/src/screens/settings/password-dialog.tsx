import { changePassword } from '@cairn/client/session/account-safety';
import { Button } from '@cairn/ui/button';
import { Dialog, DialogHead } from '@cairn/ui/dialog';
import { PasswordField } from '@cairn/ui/password-field';
import { showToast } from '@cairn/ui/toast';
import { m } from '@cairn/words/messages';
import { useState } from 'react';
import { NewPasswordField } from '../../account/new-password-field.tsx';
import { EndsAccess } from '../../account/ends-access.tsx';
import { useForm } from '../../account/use-form.ts';
import styles from './settings-screen.module.css';

/** Other devices must sign in again. */
export function PasswordDialog({ onClose }: { readonly onClose: () => void }) {
  const [endsAccess, setEndsAccess] = useState(true);
  const { errors, isSending, submit, clear } = useForm({
    fields: ['current', 'password'],
    send: ({ current, password }) => changePassword({ current, password, endsAccess }),
    done: () => {
      showToast({ text: m.password_changed() });
      onClose();
    },
  });
  return (
    <Dialog label={m.password_change()} isOpen onClose={onClose} width={440}>
      <DialogHead title={m.password_change()} />
      <form className={styles.dialogForm} onSubmit={(event) => void submit(event)} noValidate>
        {errors.form && (
          <p className={styles.refusal} role="alert">
            {errors.form}
          </p>
        )}
        <PasswordField
          label={m.password_current()}
          name="current"
          autoComplete="current-password"
          showLabel={m.auth_show_password()}
          hideLabel={m.auth_hide_password()}
          error={errors.current}
          onChange={clear('current')}
        />
        <NewPasswordField
          label={m.auth_new_password()}
          error={errors.password}
          onChange={clear('password')}
        />
        <EndsAccess isTicked={endsAccess} onChange={setEndsAccess} />
        <Button type="submit" look="primary" size="form" wide disabled={isSending}>
          {isSending ? m.password_changing() : m.password_change()}
        </Button>
      </form>
    </Dialog>
  );
}
