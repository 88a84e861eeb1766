import { m } from '@cairn/words/messages';
import { type FormEvent, useState } from 'react';
import { blankFields, type FormErrors, valuesOf } from './credentials.ts';

export interface FormRefusal {
  readonly code: string;
  readonly message: string;
  readonly errors?: Readonly<Record<string, string>> | undefined;
}

interface SentForm<Name extends string, Value> {
  readonly fields: readonly Name[];
  readonly send: (
    values: Record<Name, string>,
  ) => Promise<
    { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly refusal: FormRefusal }
  >;
  readonly done: (value: Value, values: Record<Name, string>) => void;
  /**
   * If a refusal names no field, its message appears at this field. Default: at the form. Network failures
   * and exceptions always appear at the form.
   */
  readonly blamed?: Name;
}

/** Sends one request at a time, and no form with blank fields. Refusals appear at their fields. */
export function useForm<Name extends string, Value>({ fields, send, done, blamed }: SentForm<Name, Value>) {
  const [errors, setErrors] = useState<FormErrors>({});
  const [isSending, setSending] = useState(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    const form = event.currentTarget;
    const values = valuesOf(form, ...fields) as Record<Name, string>;
    const blank = blankFields(values);
    if (blank) return fail(form, blank);
    setSending(true);
    setErrors({});
    try {
      const outcome = await send(values);
      if (outcome.ok) return done(outcome.value, values);
      const { code, message, errors: byField } = outcome.refusal;
      if (code === 'network') return fail(form, { form: m.auth_offline() });
      fail(form, byField && Object.keys(byField).length > 0 ? byField : { [blamed ?? 'form']: message });
    } catch (error) {
      fail(form, {
        form: `${m.auth_error_occurred()} ${error instanceof Error ? error.message : ''}`.trim(),
      });
    } finally {
      setSending(false);
    }
  };

  const fail = (form: HTMLFormElement, found: FormErrors) => {
    setErrors(found);
    const first = fields.find((name) => found[name] !== undefined);
    if (first) (form.elements.namedItem(first) as HTMLElement | null)?.focus();
  };

  const clear = (name: Name) => () =>
    setErrors((found) => (found[name] ? { ...found, [name]: undefined } : found));

  return { errors, isSending, submit, clear };
}
