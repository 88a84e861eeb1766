import { useCairn } from '@cairn/client/react/cairn-context';
import { listWebhookDeliveries, sendWebhookDelivery } from '@cairn/client/settings/webhook';
import type { WebhookDelivery } from '@cairn/contract/webhooks';
import { Button } from '@cairn/ui/button';
import { EmptyState } from '@cairn/ui/empty-state';
import { showToast } from '@cairn/ui/toast';
import { m } from '@cairn/words/messages';
import ChevronRight from 'lucide-react/icons/chevron-right';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { useState } from 'react';
import { usePlanning } from '../../goals/planning.ts';
import { QueryPlaceholder } from '../../queries/query-placeholder.tsx';
import { useServerAction } from '../../queries/use-server-action.ts';
import { useServerQuery } from '../../queries/use-server-query.ts';
import { eventName } from './event-names.ts';
import cards from './settings-screen.module.css';
import { ToneMark } from './tone-mark.tsx';
import { useReadAgain, webhookKey } from './use-webhook.ts';
import styles from './webhook.module.css';
import {
  answerName,
  lastTryName,
  mergedDeliveries,
  readableBody,
  shortMoment,
  tryTimes,
} from './webhook-words.ts';

interface Older {
  readonly rows: readonly WebhookDelivery[];
  readonly cursor: string | null;
}

/** @param freshForMs until the newest page is read again */
export function WebhookDeliveries({ freshForMs }: { readonly freshForMs: number }) {
  const cairn = useCairn();
  const act = useServerAction(m.space_offline());
  const [older, setOlder] = useState<Older | null>(null);
  const query = useServerQuery([webhookKey, 'deliveries'], () => listWebhookDeliveries(cairn), freshForMs);
  const newest = query.value;
  const rows = newest && mergedDeliveries(newest.deliveries, older?.rows ?? []);
  const cursor = older ? older.cursor : (newest?.cursor ?? null);

  const showOlder = async () => {
    if (cursor === null || !rows) return;
    const page = await act.run(() => listWebhookDeliveries(cairn, cursor));
    if (page) setOlder({ rows: mergedDeliveries(rows, page.deliveries), cursor: page.cursor });
  };
  const replace = (sent: WebhookDelivery) => {
    const inRows = (list: readonly WebhookDelivery[]) => list.map((row) => (row.id === sent.id ? sent : row));
    query.update((page) => ({ ...page, deliveries: inRows(page.deliveries) }));
    setOlder((shown) => shown && { ...shown, rows: inRows(shown.rows) });
  };
  return (
    <section className={cards.card}>
      <div className={styles.head}>
        <h2>{m.webhook_deliveries()}</h2>
        <span className={cards.note}>{m.webhook_days()}</span>
      </div>
      {rows === undefined ? (
        <QueryPlaceholder
          query={query}
          failure={m.webhook_deliveries_failed()}
          offline={m.space_offline()}
          rows={4}
        />
      ) : rows.length === 0 ? (
        <EmptyState title={m.webhook_empty()} lead={m.webhook_empty_lead()} />
      ) : (
        <ul className={styles.rows} aria-label={m.webhook_deliveries()}>
          {rows.map((row) => (
            <Row key={row.id} delivery={row} onSent={replace} />
          ))}
        </ul>
      )}
      {cursor !== null && (
        <Button look="ghost" aria-busy={act.isBusy} onClick={() => void showOlder()}>
          {m.webhook_older()}
        </Button>
      )}
    </section>
  );
}

interface RowProps {
  readonly delivery: WebhookDelivery;
  readonly onSent: (delivery: WebhookDelivery) => void;
}

function Row({ delivery, onSent }: RowProps) {
  const cairn = useCairn();
  const planning = usePlanning();
  const act = useServerAction(m.space_offline());
  const readAgain = useReadAgain();
  const [isOpen, setOpen] = useState(false);
  const event = eventName(delivery.event);
  const time = shortMoment(delivery.createdDatetime, planning);
  const sendAgain = async () => {
    const sent = await act.run(() => sendWebhookDelivery(cairn, delivery.id));
    if (sent) {
      onSent(sent);
      showToast({ text: m.webhook_resent({ answer: answerName(sent, planning).text }) });
    }
    await readAgain();
  };
  return (
    <li>
      <div className={styles.row}>
        <button type="button" className={styles.open} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <ChevronRight aria-hidden="true" />
          <time dateTime={delivery.createdDatetime}>{time}</time>
          <span>{event}</span>
          <ToneMark {...answerName(delivery, planning)} />
        </button>
        <Button
          look="ghost"
          className={styles.resend}
          icon={<RotateCw aria-hidden="true" />}
          aria-label={m.webhook_resend_of({ event, time })}
          aria-busy={act.isBusy}
          onClick={() => void sendAgain()}
        >
          <span>{m.webhook_resend()}</span>
        </Button>
      </div>
      {isOpen && <Opened delivery={delivery} />}
    </li>
  );
}

function Opened({ delivery }: { readonly delivery: WebhookDelivery }) {
  const planning = usePlanning();
  const { tries, sent, answer } = delivery;
  const last = tries.at(-1);
  return (
    <div className={styles.code}>
      {last ? (
        <>
          <p>{lastTryName(last, planning)}</p>
          <p className={styles.faint}>{m.webhook_tried({ times: tryTimes(delivery, planning) })}</p>
        </>
      ) : (
        <p>{answerName(delivery, planning).text}</p>
      )}
      {sent !== null && <Text label={m.webhook_sent()} text={readableBody(sent)} />}
      {answer !== null && answer !== '' && <Text label={m.webhook_answer()} text={answer} />}
    </div>
  );
}

/** A text of another server may have thousands of lines. */
function Text({ label, text }: { readonly label: string; readonly text: string }) {
  return (
    <>
      <p className={styles.faint}>{label}</p>
      <pre
        dir="auto"
        role="region"
        aria-label={label}
        // The text may be longer than its box, so the keyboard scrolls it.
        // oxlint-disable-next-line no-noninteractive-tabindex
        tabIndex={0}
      >
        {text}
      </pre>
    </>
  );
}
