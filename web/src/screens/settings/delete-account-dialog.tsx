import { deleteAccount } from '@cairn/client/session/account-safety';
import { useCairn } from '@cairn/client/react/cairn-context';
import { deletionWords } from '@cairn/core/accounts/deletion-words';
import { Button } from '@cairn/ui/button';
import { Dialog, DialogHead } from '@cairn/ui/dialog';
import { Field } from '@cairn/ui/field';
import { PasswordField } from '@cairn/ui/password-field';
import { m } from '@cairn/words/messages';
import { useForm } from '../../account/use-form.ts';
import styles from './settings-screen.module.css';
import { leaveDevice } from '../../account/leave-device.ts';

export function DeleteAccountDialog({ onClose }: { readonly onClose: () => void }) {
  const cairn = useCairn();
  const { errors, isSending, submit, clear } = useForm({
    fields: ['confirmation', 'password'],
    send: (words) => leaveDevice(cairn, () => deleteAccount(words)),
    done: () => undefined,
  });
  return (
    <Dialog label={m.account_delete()} isOpen onClose={onClose} width={440}>
      <DialogHead title={m.account_delete()} />
      <form className={styles.dialogForm} onSubmit={(event) => void submit(event)} noValidate>
        <p className={styles.note}>{m.account_delete_lead()}</p>
        {errors.form && (
          <p className={styles.refusal} role="alert">
            {errors.form}
          </p>
        )}
        <Field
          label={m.account_delete_words({ words: deletionWords })}
          name="confirmation"
          autoComplete="off"
          error={errors.confirmation}
          onChange={clear('confirmation')}
        />
        <PasswordField
          label={m.auth_password()}
          name="password"
          autoComplete="current-password"
          showLabel={m.auth_show_password()}
          hideLabel={m.auth_hide_password()}
          error={errors.password}
          onChange={clear('password')}
        />
        <Button type="submit" look="danger" size="form" wide disabled={isSending}>
          {m.account_delete()}
        </Button>
      </form>
    </Dialog>
  );
}
