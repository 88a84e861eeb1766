import { useCairn } from '@cairn/client/react/cairn-context';
import { putWebhook } from '@cairn/client/settings/webhook';
import type { WebhookWithSecret } from '@cairn/contract/webhooks';
import { Button } from '@cairn/ui/button';
import { m } from '@cairn/words/messages';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { reasonOf } from '../../base/reason-of.ts';
import { AddressField } from './address-field.tsx';
import styles from './webhook.module.css';

interface SetUpProps {
  /** Moves the focus to the field. */
  readonly takesFocus: boolean;
  readonly onMade: (webhook: WebhookWithSecret) => void;
}

/** The card's content without a webhook. */
export function WebhookSetUp({ takesFocus, onMade }: SetUpProps) {
  const cairn = useCairn();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const url = typed.trim();
    if (url === '') return setError(m.field_required());
    if (isBusy) return;
    setBusy(true);
    const outcome = await putWebhook(cairn, { url, spaces: null, isOn: true });
    setBusy(false);
    if (outcome.ok) onMade(outcome.value);
    else setError(reasonOf(outcome.refusal, m.space_offline()));
  };
  return (
    <>
      <p className={styles.lead}>{m.webhook_none_lead()}</p>
      <form
        className={styles.withButton}
        aria-busy={isBusy}
        onSubmit={(event) => void submit(event)}
        noValidate
      >
        <AddressField
          ref={field}
          value={typed}
          error={error}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setError(null);
          }}
        />
        <Button type="submit" look="primary">
          {m.webhook_set_up()}
        </Button>
      </form>
    </>
  );
}
