import EyeOff from 'lucide-react/icons/eye-off';
import Eye from 'lucide-react/icons/eye';
import { useState } from 'react';
import { Field, type FieldProps } from './field.tsx';
import { IconButton } from './icon-button.tsx';

export function PasswordField(
  props: Omit<FieldProps, 'type' | 'trailing'> & { showLabel: string; hideLabel: string },
) {
  const { showLabel, hideLabel, ...field } = props;
  const [isShown, setShown] = useState(false);
  return (
    <Field
      {...field}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      trailing={
        <IconButton
          label={isShown ? hideLabel : showLabel}
          aria-pressed={isShown}
          icon={isShown ? <EyeOff /> : <Eye />}
          onClick={() => setShown(!isShown)}
        />
      }
    />
  );
}
