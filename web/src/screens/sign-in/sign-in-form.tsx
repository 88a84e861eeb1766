import { Button } from '@cairn/ui/button';
import { Field } from '@cairn/ui/field';
import { m } from '@cairn/words/messages';
import type { FormEvent, ReactNode } from 'react';
import styles from './sign-in-page.module.css';
import { takeFocus } from '../../base/take-focus.ts';

interface SignInFormProps {
  readonly submit: (event: FormEvent<HTMLFormElement>) => void;
  /** An error without a field. */
  readonly failure: string | undefined;
  readonly isSending: boolean;
  readonly label: string;
  readonly sendingLabel: string;
  readonly children: ReactNode;
}

export function SignInForm({ submit, failure, isSending, label, sendingLabel, children }: SignInFormProps) {
  return (
    <form onSubmit={submit} noValidate>
      {failure && (
        <p className={styles.failure} role="alert">
          {failure}
        </p>
      )}
      {children}
      <Button type="submit" look="primary" size="form" wide disabled={isSending}>
        {isSending ? sendingLabel : label}
      </Button>
    </form>
  );
}

interface EmailFieldProps {
  readonly error: string | undefined;
  readonly onChange: () => void;
}

export function EmailField({ error, onChange }: EmailFieldProps) {
  return (
    <Field
      label={m.auth_email()}
      name="email"
      type="email"
      autoComplete="username"
      ref={takeFocus}
      error={error}
      onChange={onChange}
    />
  );
}
