import { readNotices } from '@cairn/client/events/read-notices';
import { useSettings } from '@cairn/client/react/account';
import { useCairn } from '@cairn/client/react/cairn-context';
import { IconButton } from '@cairn/ui/icon-button';
import { m } from '@cairn/words/messages';
import BellIcon from 'lucide-react/icons/bell';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useAsked } from '../asked/use-asked.ts';
import styles from './bell.module.css';

const Notices = lazy(() => import('./notices.tsx').then((part) => ({ default: part.Notices })));

/** How long what concerns the person is taken for new, in milliseconds; a comment or a goal that arrives for them has it asked for at once. */
export const noticesFreshMs = 300_000;

/** Mentions, what was given to the person, and what is said below what they follow: how much of it is new. */
export function Bell() {
  const cairn = useCairn();
  const { noticesLastSeenDatetime: seen } = useSettings();
  const [anchor, setAnchor] = useState<Element | null>(null);
  const asked = useAsked(['notices'], () => readNotices(cairn), noticesFreshMs);
  const { again } = asked;
  useEffect(() => {
    const { replica, account } = cairn;
    // What is read from the disk is nothing new.
    const look = () => void (replica.loadState === 'whole' && again());
    const topics = ['table/comments', `concerns/${account.code}`, `concerns/${account.id}`];
    return replica.watchers.watchAll(topics, look);
  }, [cairn, again]);
  const isSeen = (datetime: string) => seen !== null && datetime <= seen;
  // What was seen on this device counts before the server has heard of it.
  const unread = (asked.value?.events ?? []).filter(({ datetime }) => !isSeen(datetime)).length;
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
          <Notices asked={asked} anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
}
