import { useActiveSpaces } from '@cairn/client/react/account';
import { useCairn } from '@cairn/client/react/cairn-context';
import { useTeam } from '@cairn/client/react/team';
import { eventsOnPage, readEvents } from '@cairn/client/events/read-events';
import { changeMemberSettings, newsReaderIn } from '@cairn/client/spaces/member-settings';
import type { EventRow } from '@cairn/core/events/event';
import { isNews, type NewsReader } from '@cairn/core/events/news';
import { plusDays } from '@cairn/core/time/date-only';
import { Avatar } from '@cairn/ui/avatar';
import { Button } from '@cairn/ui/button';
import { EmptyState } from '@cairn/ui/empty-state';
import { Segmented } from '@cairn/ui/segmented';
import { m } from '@cairn/words/messages';
import { useEffect, useState } from 'react';
import { QueryPlaceholder } from '../../queries/query-placeholder.tsx';
import { useServerAction } from '../../queries/use-server-action.ts';
import { useServerQuery } from '../../queries/use-server-query.ts';
import { warnUnlessSaved } from '../../goals/warn-unless-saved.ts';
import { usePlanning } from '../../goals/planning.ts';
import { PageBody } from '../../page/page-body.tsx';
import { PageHead } from '../../page/page-head.tsx';
import { EventList } from '../../spaces/event-list.tsx';
import { DoneCounts } from './done-counts.tsx';
import { LongGoals } from './long-goals.tsx';
import styles from './progress-screen.module.css';

type Range = 'all' | 'today' | 'week' | 'month';

const daysOf: Readonly<Record<Exclude<Range, 'all'>, number>> = { today: 0, week: 6, month: 29 };

/** `/progress/`: events of the active spaces, newest first (docs/product.md, "Progress"). */
export function ProgressScreen() {
  const cairn = useCairn();
  const { today } = usePlanning();
  const active = useActiveSpaces();
  const [person, setPerson] = useState<string | null>(null);
  const [range, setRange] = useState<Range>('all');
  const team = useTeam();
  const from = range === 'all' ? undefined : plusDays(today, -daysOf[range]);
  const isNew = useSeenBefore(active);
  const key = ['goals', 'progress', active.join(), person, from ?? null];
  const wanted = { spaces: active, ...(person !== null && { users: [person] }), from };
  const query = useServerQuery(key, () => readEvents(cairn, wanted, null));
  return (
    <>
      <PageHead title={m.nav_progress()} />
      <PageBody className={styles.progress}>
        <DoneCounts />
        <LongGoals />
        <div className={styles.moved}>
          <div className={styles.filters}>
            {team.length > 1 && (
              <div className={styles.faces} role="group" aria-label={m.progress_people()}>
                {team.map(({ userId, name, image }) => (
                  <button
                    key={userId}
                    type="button"
                    aria-label={m.progress_only({ name })}
                    data-tip={name}
                    aria-pressed={person === userId}
                    onClick={() => setPerson(person === userId ? null : userId)}
                  >
                    <Avatar name={name} image={image} size={28} />
                  </button>
                ))}
              </div>
            )}
            <Segmented
              label={m.progress_range()}
              value={range}
              segments={[
                { value: 'all', label: m.progress_all() },
                { value: 'today', label: m.period_today() },
                { value: 'week', label: m.progress_week() },
                { value: 'month', label: m.progress_month() },
              ]}
              onChange={setRange}
            />
          </div>
          {query.value === undefined ? (
            <QueryPlaceholder query={query} failure={m.progress_failed()} rows={8} />
          ) : query.value.items.length === 0 ? (
            <EmptyState title={m.progress_empty()} lead={m.progress_empty_lead()} />
          ) : (
            <Feed key={key.join()} first={query.value} isNew={isNew} />
          )}
        </div>
      </PageBody>
    </>
  );
}

interface FeedProps {
  readonly first: { readonly items: readonly EventRow[]; readonly next: string | null };
  readonly isNew: (event: EventRow) => boolean;
}

function Feed({ first, isNew }: FeedProps) {
  const cairn = useCairn();
  const act = useServerAction(m.offline_not_here_lead());
  const [more, setMore] = useState<{
    readonly events: readonly EventRow[];
    readonly next: string | null;
  } | null>(null);
  const next = more ? more.next : first.next;
  const load = async () => {
    const page = await act.run(() => readEvents(cairn, { spaces: [] }, next));
    if (page) setMore({ events: [...(more?.events ?? []), ...page.items], next: page.next });
  };
  // New events have pushed older ones from the first page to the next.
  const known = new Set(first.items.map(({ code }) => code));
  const older = (more?.events ?? []).filter(({ code }) => !known.has(code));
  return (
    <>
      <EventList events={[...first.items, ...older]} isNew={isNew} />
      {next !== null && (
        <Button disabled={act.isBusy} onClick={() => void load()}>
          {m.progress_more({ count: eventsOnPage })}
        </Button>
      )}
    </>
  );
}

/** Which events were seen before this visit. Other events are shown as new. */
function useSeenBefore(active: readonly string[]): (event: EventRow) => boolean {
  const cairn = useCairn();
  const [readers] = useState(() => new Map<string, NewsReader>());
  // Read before the effect below marks the space's events as seen.
  for (const space of active) if (!readers.has(space)) readers.set(space, newsReaderIn(cairn, space));
  const spaces = active.join();
  useEffect(() => {
    const now = new Date(cairn.environment.now()).toISOString();
    for (const space of spaces.split(',').filter(Boolean))
      warnUnlessSaved(changeMemberSettings(cairn, space, { eventsLastSeenDatetime: now }).saved);
  }, [cairn, spaces]);
  return (event) => {
    const reader = readers.get(event.spaceId);
    return reader !== undefined && isNews(event, reader);
  };
}
