import type { ReadNotices } from '@cairn/client/events/read-notices';
import { useSyncStatus } from '@cairn/client/react/account';
import { useCairn } from '@cairn/client/react/cairn-context';
import { changeSettings } from '@cairn/client/settings/change-settings';
import { foldedNotices, noticeFilters } from '@cairn/core/events/notices';
import { IconButton } from '@cairn/ui/icon-button';
import { Kbd } from '@cairn/ui/kbd';
import { Popover } from '@cairn/ui/popover';
import { useNarrow } from '@cairn/ui/use-narrow';
import { m } from '@cairn/words/messages';
import { Link } from '@tanstack/react-router';
import BellIcon from 'lucide-react/icons/bell';
import CheckCheck from 'lucide-react/icons/check-check';
import Settings from 'lucide-react/icons/settings';
import { type KeyboardEvent, useMemo, useState } from 'react';
import { clockTimes } from '../goals/clock-time.ts';
import { usePlanning } from '../goals/planning.ts';
import { warnUnlessSaved } from '../goals/warn-unless-saved.ts';
import { QueryPlaceholder } from '../queries/query-placeholder.tsx';
import type { ServerQuery } from '../queries/use-server-query.ts';
import { daysOf, type Entry, type Filter, isOfKind, isReminder, newestFirst } from './notice-entries.ts';
import { NoticeEntry } from './notice-entry.tsx';
import type { NoticeActs } from './notice-frame.tsx';
import { ReminderEntry } from './reminder-entry.tsx';
import { useEntryActs, useNotices } from './use-notices.ts';
import styles from './notices.module.css';

interface NoticesProps {
  readonly query: ServerQuery<ReadNotices>;
  readonly anchor: Element;
  readonly onClose: () => void;
}

const filterNames: Readonly<Record<Filter, () => string>> = {
  all: m.notices_all,
  mention: m.notices_mentions,
  given: m.notices_given,
  comment: m.notices_comments,
  reminder: m.notices_reminders,
};

/** Opening the list reads nothing: each entry is read by itself, or all by the button. */
export function Notices({ query, anchor, onClose }: NoticesProps) {
  const cairn = useCairn();
  const planning = usePlanning();
  const isNarrow = useNarrow();
  const { online } = useSyncStatus();
  const [filter, setFilter] = useState<Filter>('all');
  const { value, refusal } = query;
  const { events, reminders, unread } = useNotices(value?.events);
  const reader = cairn.account.id;
  const newOf = (kind: Filter) =>
    [...events, ...reminders].filter(
      (notice) => isOfKind(notice, kind, reader) && unread.includes(notice.code),
    ).length;
  const shown = useMemo(() => {
    const folded: readonly Entry[] = foldedNotices(events.filter((event) => isOfKind(event, filter, reader)));
    const rung = reminders.flatMap((each): Entry[] => (isOfKind(each, filter, reader) ? [[each]] : []));
    return daysOf(newestFirst([...folded, ...rung]), planning);
  }, [events, reminders, filter, planning, reader]);
  const acts = useEntryActs(unread, onClose);
  const readAll = () => {
    const [newest] = [...(value?.events ?? []), ...reminders].toSorted((one, other) =>
      other.datetime.localeCompare(one.datetime),
    );
    if (newest) warnUnlessSaved(changeSettings(cairn, { noticesLastSeenDatetime: newest.datetime }).saved);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    walk(event);
    const code = (event.target as Element).closest<HTMLElement>('[data-notice]')?.dataset['notice'];
    const notice = shown.flatMap((day) => day.notices).find(([first]) => first.code === code);
    if (!notice || (event.code !== 'KeyE' && event.code !== 'KeyM')) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.code === 'KeyM') acts.mute(notice);
    else
      acts.mark(
        notice,
        [...notice].some((each) => unread.includes(each.code)),
      );
  };
  return (
    <Popover
      label={m.notices_title()}
      closeLabel={m.action_close()}
      anchor={anchor}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <section className={styles.notices} role="presentation" onKeyDown={onKeyDown}>
        <Head
          filter={filter}
          onFilter={setFilter}
          newOf={newOf}
          unreadCount={unread.length}
          onReadAll={readAll}
          onClose={onClose}
        />
        <div className={styles.list}>
          {value === undefined && <QueryPlaceholder query={query} failure={m.bell_failed()} rows={3} />}
          {value && (!online || refusal) && <Stale query={query} at={value.at} isOnline={online} />}
          {value && shown.length === 0 && (
            <div className={styles.empty}>
              <BellIcon />
              <b>{m.notices_none()}</b>
              <p>{m.bell_empty()}</p>
            </div>
          )}
          {shown.map(({ name, notices }) => (
            <section key={name}>
              <h3>{name}</h3>
              <ul>
                {notices.map((entry) => (
                  <ListedEntry
                    key={entry[0].code}
                    entry={entry}
                    isNew={[...entry].some(({ code }) => unread.includes(code))}
                    acts={{
                      mark: (isRead) => acts.mark(entry, isRead),
                      open: () => acts.open(entry),
                      mute: () => acts.mute(entry),
                    }}
                  />
                ))}
              </ul>
            </section>
          ))}
        </div>
        {!isNarrow && shown.length > 0 && <Keys />}
      </section>
    </Popover>
  );
}

interface ListedEntryProps {
  readonly entry: Entry;
  readonly isNew: boolean;
  readonly acts: NoticeActs;
}

function ListedEntry({ entry, isNew, acts }: ListedEntryProps) {
  return isReminder(entry) ? (
    <ReminderEntry reminder={entry[0]} isNew={isNew} acts={acts} />
  ) : (
    <NoticeEntry notice={entry} isNew={isNew} acts={acts} />
  );
}

interface StaleProps {
  readonly query: ServerQuery<ReadNotices>;
  /** The moment of the last answer. */
  readonly at: number;
  readonly isOnline: boolean;
}

/** Above a list that may be out of date. */
function Stale({ query, at, isOnline }: StaleProps) {
  const planning = usePlanning();
  return (
    <p className={styles.old} role="status">
      {isOnline && query.refusal?.code !== 'network'
        ? m.bell_failed()
        : m.notices_from({ time: clockTimes(new Date(at).toISOString(), null, planning) })}
      {isOnline && (
        <button type="button" onClick={() => void query.refetch()}>
          {m.action_retry()}
        </button>
      )}
    </p>
  );
}

interface HeadProps {
  readonly filter: Filter;
  readonly onFilter: (filter: Filter) => void;
  readonly newOf: (filter: Filter) => number;
  readonly unreadCount: number;
  readonly onReadAll: () => void;
  readonly onClose: () => void;
}

function Head({ filter, onFilter, newOf, unreadCount, onReadAll, onClose }: HeadProps) {
  const isNarrow = useNarrow();
  return (
    <header>
      <div>
        <h2>{m.notices_title()}</h2>
        {unreadCount > 0 && <span>{m.notices_new({ count: unreadCount })}</span>}
        <i />
        {isNarrow ? (
          <IconButton
            label={m.notices_read_all()}
            icon={<CheckCheck />}
            disabled={unreadCount === 0}
            onClick={onReadAll}
          />
        ) : (
          <button type="button" className={styles.readAll} disabled={unreadCount === 0} onClick={onReadAll}>
            <CheckCheck />
            {m.notices_read_all()}
          </button>
        )}
        <Link
          to="/settings/$page/"
          params={{ page: 'notifications' }}
          className={styles.gear}
          aria-label={m.settings_notifications()}
          data-tip={m.settings_notifications()}
          onClick={onClose}
        >
          <Settings />
        </Link>
      </div>
      <div role="group" aria-label={m.notices_show()} className={styles.filters}>
        {(['all', ...noticeFilters, 'reminder'] as const).map((kind) => (
          <button key={kind} type="button" aria-pressed={kind === filter} onClick={() => onFilter(kind)}>
            {filterNames[kind]()}
            {kind !== 'all' && newOf(kind) > 0 && <span>{newOf(kind)}</span>}
          </button>
        ))}
      </div>
    </header>
  );
}

function Keys() {
  return (
    <footer>
      <span>
        <Kbd>↑</Kbd>
        <Kbd>↓</Kbd>
        {m.notices_key_choose()}
      </span>
      <span>
        <Kbd>↵</Kbd>
        {m.notices_key_open()}
      </span>
      <span>
        <Kbd>E</Kbd>
        {m.notices_key_read()}
      </span>
      <span>
        <Kbd>M</Kbd>
        {m.notices_key_mute()}
      </span>
    </footer>
  );
}

/** The arrow keys go from entry to entry. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (by === 0) return;
  const entries = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-notice-open]')];
  const at = entries.findIndex((entry) => entry.closest('li')?.contains(document.activeElement));
  const next = entries[at === -1 ? 0 : at + by];
  event.preventDefault();
  next?.focus();
}
