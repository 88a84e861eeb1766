import { Field, type FieldProps } from '@cairn/ui/field';
import { m } from '@cairn/words/messages';

/** The address that the webhook calls. */
export function AddressField(props: Omit<FieldProps, 'label'>) {
  return (
    <Field
      label={m.webhook_address()}
      type="url"
      inputMode="url"
      dir="ltr"
      placeholder="https://"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={2000}
      {...props}
    />
  );
}
