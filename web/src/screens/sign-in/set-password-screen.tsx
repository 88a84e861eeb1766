import { useSessionStore } from '@cairn/client/react/account';
import { setPassword } from '@cairn/client/session/session-calls';
import { Button } from '@cairn/ui/button';
import { PasswordField } from '@cairn/ui/password-field';
import { m } from '@cairn/words/messages';
import { Link, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { EndsAccess } from '../../account/ends-access.tsx';
import { SignInPage } from './sign-in-page.tsx';
import styles from './sign-in-page.module.css';
import { takeFocus } from '../../base/take-focus.ts';
import { useForm } from '../../account/use-form.ts';

/** `/reset/{uidb64}/{token}/`: the link in the mail. */
export function SetPasswordScreen() {
  const session = useSessionStore();
  const { uidb64, token } = useParams({ from: '/sign-in/reset/$uidb64/$token' });
  const [isDone, setDone] = useState(false);
  const [endsAccess, setEndsAccess] = useState(true);
  const { errors, isSending, submit, clear } = useForm({
    fields: ['password'],
    send: ({ password }) => setPassword(session, { uidb64, token, password, endsAccess }),
    done: () => setDone(true),
  });
  if (isDone) {
    return (
      <SignInPage title={m.reset_done_title()} lead={m.reset_done_lead()}>
        <p className={styles.alternative}>
          <Link to="/horizons/">{m.auth_open_planner()}</Link>
        </p>
      </SignInPage>
    );
  }
  return (
    <SignInPage title={m.reset_set_title()} lead={m.reset_set_lead()}>
      <form onSubmit={submit} noValidate>
        {errors.form && (
          <p className={styles.failure} role="alert">
            {errors.form} <Link to="/reset/">{m.reset_again()}</Link>
          </p>
        )}
        <PasswordField
          label={m.auth_new_password()}
          name="password"
          autoComplete="new-password"
          ref={takeFocus}
          showLabel={m.auth_show_password()}
          hideLabel={m.auth_hide_password()}
          error={errors.password}
          onChange={clear('password')}
        />
        <EndsAccess isTicked={endsAccess} onChange={setEndsAccess} />
        <Button type="submit" look="primary" size="form" wide disabled={isSending}>
          {isSending ? m.reset_setting() : m.reset_set_button()}
        </Button>
      </form>
    </SignInPage>
  );
}
