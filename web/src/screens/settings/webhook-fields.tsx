import type { AskRefusal } from '@cairn/client/ask-refusal';
import { useCairn } from '@cairn/client/react/cairn-context';
import { useSpaces } from '@cairn/client/react/account';
import { renewWebhookSecret } from '@cairn/client/settings/webhook';
import type { Webhook, WebhookPutBody, WebhookWithSecret } from '@cairn/contract/webhooks';
import { Button } from '@cairn/ui/button';
import { Chip } from '@cairn/ui/chip';
import { SpaceTile } from '@cairn/ui/space-tile';
import { m } from '@cairn/words/messages';
import { type FormEvent, useId, useRef, useState } from 'react';
import { reasonOf } from '../../base/reason-of.ts';
import { usePlanning } from '../../goals/planning.ts';
import { useServerAction } from '../../queries/use-server-action.ts';
import { AddressField } from './address-field.tsx';
import cards from './settings-screen.module.css';
import styles from './webhook.module.css';
import { exactMoment, toggledSpaces } from './webhook-words.ts';

interface AddressProps {
  readonly url: string;
  readonly onSave: (url: string) => Promise<AskRefusal | null>;
}

/** Saves on blur and on Enter. A refused address stays in the field. */
export function WebhookAddress({ url, onSave }: AddressProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  /** In flight, or refused and not changed since. */
  const sent = useRef<string | null>(null);
  const save = async () => {
    const written = typed?.trim();
    if (written === undefined || written === sent.current) return;
    if (written === '') return setError(m.field_required());
    sent.current = written;
    const refusal = written === url ? null : await onSave(written);
    if (sent.current !== written) return;
    if (refusal) return setError(reasonOf(refusal, m.space_offline()));
    sent.current = null;
    setTyped(null);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (error !== null) sent.current = null;
    void save();
  };
  return (
    <form onSubmit={submit} noValidate>
      <AddressField
        value={typed ?? url}
        error={error}
        onChange={(event) => {
          sent.current = null;
          setTyped(event.currentTarget.value);
          setError(null);
        }}
        onBlur={() => void save()}
      />
    </form>
  );
}

interface SpacesProps {
  readonly chosen: Webhook['spaces'];
  readonly onEdit: (edit: (body: WebhookPutBody) => Partial<WebhookPutBody>) => void;
}

/** Hidden while there is only one space. */
export function WebhookSpaces({ chosen, onEdit }: SpacesProps) {
  const label = useId();
  const spaces = useSpaces();
  if (spaces.length < 2) return null;
  return (
    <div>
      <p id={label} className={styles.label}>
        {m.tokens_spaces()}
      </p>
      <div className={cards.places} role="group" aria-labelledby={label}>
        <Chip
          look={chosen === null ? 'active' : 'option'}
          aria-pressed={chosen === null}
          onClick={() => onEdit(() => ({ spaces: null }))}
        >
          {m.notify_all_spaces()}
        </Chip>
        {spaces.map(({ id, name, emoji, color, image }) => {
          const isChosen = chosen?.includes(id) ?? false;
          return (
            <Chip
              key={id}
              look={isChosen ? 'active' : 'option'}
              icon={<SpaceTile name={name} emoji={emoji} color={color} image={image} size={18} />}
              aria-pressed={isChosen}
              onClick={() => onEdit((body) => ({ spaces: toggledSpaces(body.spaces, id) }))}
            >
              <bdi>{name}</bdi>
            </Chip>
          );
        })}
      </div>
    </div>
  );
}

interface SecretProps {
  readonly webhook: Webhook;
  readonly onRenewed: (webhook: WebhookWithSecret) => void;
}

export function WebhookSecret({ webhook, onRenewed }: SecretProps) {
  const cairn = useCairn();
  const planning = usePlanning();
  const act = useServerAction(m.space_offline());
  const { secretEnd, formerSecretUntilDatetime: until } = webhook;
  const renew = async () => {
    const renewed = await act.run(() => renewWebhookSecret(cairn));
    if (renewed) onRenewed(renewed);
  };
  return (
    <div>
      <p className={styles.label}>{m.webhook_secret()}</p>
      <div className={styles.withButton}>
        <code className={styles.secret} dir="ltr">
          <span aria-hidden="true">
            whsec_<i>{'•'.repeat(40)}</i>
            {secretEnd}
          </span>
          <span className="sr-only">{m.webhook_secret_end({ end: secretEnd })}</span>
        </code>
        <Button aria-busy={act.isBusy} onClick={() => void renew()}>
          {m.webhook_new_secret()}
        </Button>
      </div>
      {until !== null && Date.parse(until) > cairn.environment.now() && (
        <p className={styles.under}>{m.webhook_former({ moment: exactMoment(until, planning) })}</p>
      )}
    </div>
  );
}
