import { requestReset } from '@cairn/client/session/session-calls';
import { m } from '@cairn/words/messages';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { EmailField, SignInForm } from './sign-in-form.tsx';
import { SignInPage } from './sign-in-page.tsx';
import styles from './sign-in-page.module.css';
import { useForm } from '../../account/use-form.ts';

/** `/reset/`: requests the mail with a link. */
export function ResetScreen() {
  const [mailedTo, setMailedTo] = useState<string | null>(null);
  const { errors, isSending, submit, clear } = useForm({
    fields: ['email'],
    send: ({ email }) => requestReset(email),
    done: (_, { email }) => setMailedTo(email.trim()),
  });
  if (mailedTo !== null) {
    return (
      <SignInPage title={m.reset_sent_title()} lead={m.reset_sent_lead({ email: mailedTo })}>
        <p className={styles.alternative}>
          <Link to="/login/">{m.reset_back()}</Link>
        </p>
      </SignInPage>
    );
  }
  return (
    <SignInPage title={m.reset_title()} lead={m.reset_lead()}>
      <SignInForm
        submit={submit}
        failure={errors.form}
        isSending={isSending}
        label={m.reset_send()}
        sendingLabel={m.reset_sending()}
      >
        <EmailField error={errors.email} onChange={clear('email')} />
      </SignInForm>
      <p className={styles.alternative}>
        <Link to="/login/">{m.reset_back()}</Link>
      </p>
    </SignInPage>
  );
}
