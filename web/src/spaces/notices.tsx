import { useCairn } from '@cairn/client/react/cairn-context';
import { changeSettings } from '@cairn/client/settings/change-settings';
import { settingsOf } from '@cairn/client/replica/settings-of';
import type { Notices as NoticesWire } from '@cairn/contract/notices';
import { Popover } from '@cairn/ui/popover';
import { m } from '@cairn/words/messages';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { QueryPlaceholder } from '../queries/query-placeholder.tsx';
import type { ServerQuery } from '../queries/use-server-query.ts';
import { warnUnlessSaved } from '../goals/warn-unless-saved.ts';
import { EventList } from './event-list.tsx';
import styles from './bell.module.css';

interface NoticesProps {
  readonly query: ServerQuery<NoticesWire>;
  readonly anchor: Element;
  readonly onClose: () => void;
}

/** Shows the newest notice first. Opening marks notices as seen, on every device. */
export function Notices({ query, anchor, onClose }: NoticesProps) {
  const cairn = useCairn();
  // Stored when the list opens, so that new notices stay marked.
  const [seen] = useState(() => settingsOf(cairn).noticesLastSeenDatetime ?? '');
  const newest = query.value?.events[0]?.datetime;
  useEffect(() => {
    if (newest === undefined || newest <= (settingsOf(cairn).noticesLastSeenDatetime ?? '')) return;
    warnUnlessSaved(changeSettings(cairn, { noticesLastSeenDatetime: newest }).saved);
  }, [cairn, newest]);
  const { value } = query;
  return (
    <Popover
      label={m.bell_title()}
      closeLabel={m.action_close()}
      anchor={anchor}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <section className={styles.notices}>
        <header>
          <h2>{m.bell_title()}</h2>
          <Link to="/progress/" onClick={onClose}>
            {m.nav_progress()}
          </Link>
        </header>
        {value === undefined && <QueryPlaceholder query={query} failure={m.bell_failed()} rows={3} />}
        {value?.events.length === 0 && <p>{m.bell_empty()}</p>}
        {value && value.events.length > 0 && (
          <EventList events={value.events} isNew={({ datetime }) => datetime > seen} onOpen={onClose} />
        )}
      </section>
    </Popover>
  );
}
