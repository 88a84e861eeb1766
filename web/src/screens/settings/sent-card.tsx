import { useCairn } from '@cairn/client/react/cairn-context';
import { listSentNotices, sendTestMail } from '@cairn/client/settings/sent-notices';
import type { SentNotice } from '@cairn/contract/sent-notices';
import { Button } from '@cairn/ui/button';
import { EmptyState } from '@cairn/ui/empty-state';
import { showToast } from '@cairn/ui/toast';
import { m } from '@cairn/words/messages';
import { useState } from 'react';
import { usePlanning } from '../../goals/planning.ts';
import { QueryPlaceholder } from '../../queries/query-placeholder.tsx';
import { useServerAction } from '../../queries/use-server-action.ts';
import { useServerQuery } from '../../queries/use-server-query.ts';
import { destinationHeads } from './destination-heads.tsx';
import { eventName } from './event-names.ts';
import styles from './sent-card.module.css';
import cards from './settings-screen.module.css';
import { ToneMark } from './tone-mark.tsx';
import { sentName, shortMoment } from './webhook-words.ts';

/** In milliseconds: something may be sent while the page is shown. */
const freshForMs = 15_000;

/** Of the last 30 days. */
const limits = { few: 5, all: 100 } as const;

/** The last mails, pushes and calls, and a mail to try. */
export function SentCard() {
  const cairn = useCairn();
  const act = useServerAction(m.space_offline());
  const [shown, setShown] = useState<keyof typeof limits>('few');
  const query = useServerQuery(
    ['sent notices', shown],
    () => listSentNotices(cairn, limits[shown]),
    freshForMs,
  );
  const notices = query.value;
  const test = async () => {
    const sent = await act.run(() => sendTestMail(cairn));
    if (sent === undefined) return;
    showToast({ text: m.sent_test_left() });
    await query.refetch();
  };
  return (
    <section className={cards.card}>
      <div className={cards.headWithFact}>
        <h2>{m.webhook_deliveries()}</h2>
        <Button aria-busy={act.isBusy} onClick={() => void test()}>
          {m.sent_test()}
        </Button>
      </div>
      {notices === undefined ? (
        <QueryPlaceholder
          query={query}
          failure={m.webhook_deliveries_failed()}
          offline={m.space_offline()}
          rows={4}
        />
      ) : notices.length === 0 ? (
        <EmptyState title={m.sent_empty()} lead={m.sent_empty_lead()} />
      ) : (
        <ul className={styles.rows} aria-label={m.webhook_deliveries()}>
          {notices.map((notice) => (
            <Row key={notice.id} notice={notice} />
          ))}
        </ul>
      )}
      {shown === 'few' && notices?.length === limits.few && (
        <Button look="ghost" className={styles.more} onClick={() => setShown('all')}>
          {m.webhook_days()}
        </Button>
      )}
    </section>
  );
}

function Row({ notice }: { readonly notice: SentNotice }) {
  const planning = usePlanning();
  const { destination, event, title, datetime } = notice;
  const { icon, name } = destinationHeads[destination];
  const words = [event && eventName(event), title].filter(Boolean).join(': ');
  return (
    <li>
      {icon}
      <p>
        <span className="sr-only">{name()}: </span>
        <bdi title={words}>{words}</bdi>
      </p>
      <time dateTime={datetime}>{shortMoment(datetime, planning)}</time>
      <ToneMark {...sentName(notice, planning)} />
    </li>
  );
}
