import { readStatesOf } from '@cairn/client/events/notice-states';
import { remindersOf } from '@cairn/client/events/reminders';
import { readNotices } from '@cairn/client/events/read-notices';
import { useCairn } from '@cairn/client/react/cairn-context';
import { useWatchedAfterFrame } from '@cairn/client/react/use-watched';
import { isUnread, unreadCount } from '@cairn/core/events/notices';
import { IconButton } from '@cairn/ui/icon-button';
import { m } from '@cairn/words/messages';
import BellIcon from 'lucide-react/icons/bell';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useServerQuery } from '../queries/use-server-query.ts';
import styles from './bell.module.css';
import { closeReadNotices } from '../worker/shown-notices.ts';
import { readTopics, reminderTopics } from './notice-topics.ts';
import { showUnread } from './unread-title.ts';

const Notices = lazy(() => import('./notices.tsx').then((part) => ({ default: part.Notices })));

/** Milliseconds; a new comment or assignment refetches earlier. */
export const noticesFreshMs = 300_000;

/** Opens what concerns the user, and marks that some of it is unread. */
export function Bell() {
  const cairn = useCairn();
  const [anchor, setAnchor] = useState<Element | null>(null);
  const query = useServerQuery(['notices'], () => readNotices(cairn), noticesFreshMs);
  const { refetch, value } = query;
  useEffect(() => {
    const { replica, account } = cairn;
    // Records read from the disk are not new.
    const look = () => void (replica.loadState === 'whole' && refetch());
    const topics = ['table/comments', `concerns/${account.code}`, `concerns/${account.id}`];
    return replica.watchers.watchAll(topics, look);
  }, [cairn, refetch]);
  const unread = useWatchedAfterFrame(cairn.replica, `${readTopics} ${reminderTopics}`, () =>
    unreadCount([...(value?.events ?? []), ...remindersOf(cairn)], readStatesOf(cairn)),
  );
  useEffect(() => {
    if (value !== undefined) showUnread(unread);
  }, [value, unread]);
  useEffect(() => {
    const close = () =>
      void closeReadNotices((event) => isUnread(event, readStatesOf(cairn))).catch(() => undefined);
    close();
    return cairn.replica.watchers.watchAll(readTopics.split(' '), close);
  }, [cairn]);
  return (
    <>
      <IconButton
        label={unread > 0 ? m.bell_unread({ count: unread }) : m.bell_title()}
        className={styles.bell}
        data-new={unread > 0 || undefined}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        icon={<BellIcon />}
        onClick={(event) => setAnchor(event.currentTarget)}
      />
      {anchor && (
        <Suspense fallback={null}>
          <Notices query={query} anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
}
