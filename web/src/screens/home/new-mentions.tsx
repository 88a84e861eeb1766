import { readNotices } from '@cairn/client/events/read-notices';
import { useSettings } from '@cairn/client/react/account';
import { useCairn } from '@cairn/client/react/cairn-context';
import { m } from '@cairn/words/messages';
import { useServerQuery } from '../../queries/use-server-query.ts';
import { noticesFreshMs } from '../../spaces/bell.tsx';
import { EventList } from '../../spaces/event-list.tsx';
import styles from './home-screen.module.css';

/** The bell shows all mentions (docs/product.md, "Home"). */
const most = 5;

export function NewMentions() {
  const cairn = useCairn();
  const { noticesLastSeenDatetime: seen } = useSettings();
  const { value } = useServerQuery(['notices'], () => readNotices(cairn), noticesFreshMs);
  const mentions = (value?.events ?? [])
    .filter(({ type, datetime }) => type === 'MENTION_CREATED' && (seen === null || datetime > seen))
    .slice(0, most);
  if (mentions.length === 0) return null;
  return (
    <section className={styles.mentions} aria-label={m.home_mentions()}>
      <h2>{m.home_mentions()}</h2>
      <EventList events={mentions} isNew={() => true} />
    </section>
  );
}
