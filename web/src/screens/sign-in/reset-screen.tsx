import { useSessionStore } from '@cairn/client/react/account';
import { Button } from '@cairn/ui/button';
import { Field } from '@cairn/ui/field';
import { m } from '@cairn/words/messages';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { SignInPage } from './sign-in-page.tsx';
import styles from './sign-in-page.module.css';
import { takeFocus } from './take-focus.ts';
import { useForm } from './use-form.ts';

/** `/reset/`: asks for the mail, then says where it went. */
export function ResetScreen() {
  const session = useSessionStore();
  const [mailedTo, setMailedTo] = useState<string | null>(null);
  const { errors, isSending, submit, clear } = useForm({
    fields: ['email'],
    send: ({ email }) => session.requestReset(email),
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
      <form onSubmit={submit} noValidate>
        {errors.form && (
          <p className={styles.failure} role="alert">
            {errors.form}
          </p>
        )}
        <Field
          label={m.auth_email()}
          name="email"
          type="email"
          autoComplete="username"
          ref={takeFocus}
          error={errors.email}
          onChange={clear('email')}
        />
        <Button type="submit" look="primary" size="form" wide disabled={isSending}>
          {isSending ? m.reset_sending() : m.reset_send()}
        </Button>
      </form>
      <p className={styles.alternative}>
        <Link to="/login/">{m.reset_back()}</Link>
      </p>
    </SignInPage>
  );
}
