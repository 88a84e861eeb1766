import { useSettings, useSpaces, useSyncStatus } from '@cairn/client/react/account';
import { useCairn } from '@cairn/client/react/cairn-context';
import { useRead } from '@cairn/client/react/use-read';
import { memberSettingsOf } from '@cairn/client/spaces/member-settings';
import type { Webhook, WebhookWithSecret } from '@cairn/contract/webhooks';
import { isAnswered } from '@cairn/core/notifications/webhook-answer';
import { dayName } from '@cairn/core/time/period-names';
import { todayIn } from '@cairn/core/time/zones';
import { Button } from '@cairn/ui/button';
import { Switch } from '@cairn/ui/switch';
import { showToast } from '@cairn/ui/toast';
import { m } from '@cairn/words/messages';
import { Link } from '@tanstack/react-router';
import Unplug from 'lucide-react/icons/unplug';
import { lazy, Suspense, useRef, useState } from 'react';
import { Notice } from '../../base/notice.tsx';
import { reasonOf } from '../../base/reason-of.ts';
import { usePlanning } from '../../goals/planning.ts';
import { QueryPlaceholder } from '../../queries/query-placeholder.tsx';
import { type ServerQuery, useIsOnline } from '../../queries/use-server-query.ts';
import { Once } from './once.tsx';
import cards from './settings-screen.module.css';
import { ToneMark } from './tone-mark.tsx';
import { useEditWebhook, useReadAgain, useSample, type WebhookRead } from './use-webhook.ts';
import { WebhookAddress, WebhookSecret, WebhookSpaces } from './webhook-fields.tsx';
import styles from './webhook.module.css';
import { WebhookSetUp } from './webhook-set-up.tsx';
import { countEvents, shortMoment, webhookState } from './webhook-words.ts';

const RemoveWebhookDialog = lazy(() =>
  import('./remove-webhook-dialog.tsx').then((part) => ({ default: part.RemoveWebhookDialog })),
);

interface WebhookCardProps {
  readonly query: ServerQuery<WebhookRead>;
}

/** Says since when the data is old, if the server cannot be reached. */
export function WebhookOffline({ query: { value, refusal } }: WebhookCardProps) {
  const planning = usePlanning();
  const isReached = useSyncStatus().online;
  const isOnline = useIsOnline();
  if (value === undefined || (isReached && isOnline && refusal?.code !== 'network')) return null;
  const moment = shortMoment(value.readDatetime, planning);
  return <Notice title={m.webhook_offline()} lead={m.webhook_offline_lead({ moment })} />;
}

export function WebhookCard({ query }: WebhookCardProps) {
  const readAgain = useReadAgain();
  const sample = useSample();
  const [secret, setSecret] = useState<{ readonly text: string; readonly isFirst: boolean } | null>(null);
  const [removal, setRemoval] = useState<'asked' | 'done' | null>(null);
  const { value } = query;

  const show = ({ secret: text, ...webhook }: WebhookWithSecret, isFirst: boolean) => {
    if (text !== null) setSecret({ text, isFirst });
    query.update((read) => ({ ...read, webhook }));
  };
  const removed = () => {
    setSecret(null);
    query.update((read) => ({ ...read, webhook: null }));
    setRemoval('done');
    showToast({ text: m.webhook_removed() });
    void readAgain();
  };
  const once = secret && (
    <Once
      lead={m.webhook_once()}
      label={m.webhook_secret()}
      text={secret.text}
      copy={m.webhook_copy_secret()}
      takesFocus={secret.isFirst}
    />
  );
  return (
    <section className={cards.card}>
      {value?.webhook ? (
        <Existing
          webhook={value.webhook}
          query={query}
          once={once}
          onRenewed={(webhook) => show(webhook, false)}
          onRemove={() => setRemoval('asked')}
        />
      ) : (
        <>
          <h2>{m.webhook_title()}</h2>
          {value === undefined ? (
            <QueryPlaceholder
              query={query}
              failure={m.webhook_failed()}
              offline={m.space_offline()}
              rows={3}
            />
          ) : (
            <WebhookSetUp
              takesFocus={removal === 'done'}
              onMade={(webhook) => {
                show(webhook, true);
                void sample();
              }}
            />
          )}
        </>
      )}
      <Suspense fallback={null}>
        {removal === 'asked' && <RemoveWebhookDialog onClose={() => setRemoval(null)} onRemoved={removed} />}
      </Suspense>
    </section>
  );
}

interface ExistingProps extends WebhookCardProps {
  readonly webhook: Webhook;
  readonly once: React.ReactNode;
  readonly onRenewed: (webhook: WebhookWithSecret) => void;
  readonly onRemove: () => void;
}

function Existing({ webhook, query, once, onRenewed, onRemove }: ExistingProps) {
  const planning = usePlanning();
  const edit = useEditWebhook(webhook, query);
  const sample = useSample();
  const sampleButton = useRef<HTMLButtonElement>(null);
  const isOn = webhook.isOn && webhook.givenUpDatetime === null;
  const apply = async (change: Parameters<typeof edit>[0]) => {
    const refusal = await edit(change);
    if (refusal) showToast({ text: reasonOf(refusal, m.space_offline()) });
  };
  const tryNow = async () => {
    const last = (await sample())?.tries.at(-1);
    // The answer removes the button, and with it the focus.
    if (last && isAnswered(last)) sampleButton.current?.focus();
  };
  return (
    <>
      <div className={styles.head}>
        <h2>{m.webhook_title()}</h2>
        <ToneMark {...webhookState(webhook, planning)} />
        <Switch
          label={m.webhook_on()}
          isLabelHidden
          isOn={isOn}
          onChange={(on) => void apply(() => ({ isOn: on }))}
        />
      </div>
      <p className={styles.lead}>
        {m.webhook_lead()} <EventsLink spaces={webhook.spaces} />
      </p>
      {webhook.givenUpDatetime !== null && (
        <GivenUp webhook={webhook} since={webhook.givenUpDatetime} onTry={() => void tryNow()} />
      )}
      <div className={styles.fields}>
        <WebhookAddress url={webhook.url} onSave={(url) => edit(() => ({ url }))} />
        <WebhookSpaces chosen={webhook.spaces} onEdit={(change) => void apply(change)} />
        <WebhookSecret webhook={webhook} onRenewed={onRenewed} />
        {once}
      </div>
      <div className={styles.foot}>
        <p className={cards.note}>{m.webhook_tries()}</p>
        <div>
          <Button look="ghost" onClick={onRemove}>
            {m.webhook_remove()}
          </Button>
          <Button ref={sampleButton} onClick={() => void sample()}>
            {m.webhook_send_sample()}
          </Button>
        </div>
      </div>
    </>
  );
}

/** Leads to the events, and counts those that are on in the webhook's spaces. */
function EventsLink({ spaces: chosen }: Pick<Webhook, 'spaces'>) {
  const cairn = useCairn();
  const spaces = useSpaces();
  const general = useSettings().webhookNotifications;
  const own = useRead('table/spaces table/member_settings', () =>
    spaces
      .filter(({ id }) => chosen?.includes(id) ?? true)
      .map(({ id }) => memberSettingsOf(cairn, id)?.webhookNotifications ?? {}),
  );
  const count = countEvents(own.map((ofSpace) => ({ general, ofSpace })));
  return (
    <Link to="/settings/$page/" params={{ page: 'notifications' }}>
      {count === 0 ? m.webhook_events_none() : m.webhook_events({ count })}
    </Link>
  );
}

interface GivenUpProps {
  readonly webhook: Webhook;
  readonly since: string;
  readonly onTry: () => void;
}

function GivenUp({ webhook: { url, waitingCount }, since, onTry }: GivenUpProps) {
  const { today, locale, timezone } = usePlanning();
  const host = URL.canParse(url) ? new URL(url).host : url;
  return (
    <div className={styles.givenUp}>
      <Unplug aria-hidden="true" />
      <p>
        <b>{m.webhook_off_since({ day: dayName(todayIn(timezone, Date.parse(since)), today, locale) })}</b>
        {m.webhook_off_lead({ host })} {waitingCount > 0 && m.webhook_waiting({ count: waitingCount })}
      </p>
      <Button onClick={onTry}>{m.webhook_try_now()}</Button>
    </div>
  );
}
