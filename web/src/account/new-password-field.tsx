import { minPasswordLength } from '@cairn/core/accounts/password-length';
import { PasswordField } from '@cairn/ui/password-field';
import { m } from '@cairn/words/messages';

interface NewPasswordFieldProps {
  readonly label: string;
  readonly error: string | undefined;
  readonly onChange: () => void;
}

export function NewPasswordField({ label, error, onChange }: NewPasswordFieldProps) {
  return (
    <PasswordField
      label={label}
      name="password"
      autoComplete="new-password"
      hint={m.auth_password_hint({ count: minPasswordLength })}
      showLabel={m.auth_show_password()}
      hideLabel={m.auth_hide_password()}
      error={error}
      onChange={onChange}
    />
  );
}
