import { readStatesOf } from '@cairn/client/events/notice-states';
import { readNotices } from '@cairn/client/events/read-notices';
import { useCairn } from '@cairn/client/react/cairn-context';
import { useRead } from '@cairn/client/react/use-read';
import { isUnread } from '@cairn/core/events/notices';
import { m } from '@cairn/words/messages';
import { useServerQuery } from '../../queries/use-server-query.ts';
import { noticesFreshMs } from '../../spaces/bell.tsx';
import { EventList } from '../../spaces/event-list.tsx';
import styles from './home-screen.module.css';

/** The bell shows all mentions (docs/product.md, "Home"). */
const most = 5;

export function NewMentions() {
  const cairn = useCairn();
  const { value } = useServerQuery(['notices'], () => readNotices(cairn), noticesFreshMs);
  const unread = useRead('table/user_settings table/read_notices', () => {
    const states = readStatesOf(cairn);
    return (value?.events ?? []).filter((event) => isUnread(event, states)).map(({ code }) => code);
  });
  const mentions = (value?.events ?? [])
    .filter(({ type, code }) => type === 'MENTION_CREATED' && unread.includes(code))
    .slice(0, most);
  if (mentions.length === 0) return null;
  return (
    <section className={styles.mentions} aria-label={m.home_mentions()}>
      <h2>{m.home_mentions()}</h2>
      <EventList events={mentions} isNew={() => true} />
    </section>
  );
}
