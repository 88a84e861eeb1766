import { useTagsInUse } from '@cairn/client/react/tags-in-use';
import { useSyncStatus } from '@cairn/client/react/account';
import { queryWords } from '@cairn/core/names/search';
import { EmptyState } from '@cairn/ui/empty-state';
import { m } from '@cairn/words/messages';
import { useNavigate, useSearch } from '@tanstack/react-router';
import Search from 'lucide-react/icons/search';
import { useEffect, useMemo, useRef } from 'react';
import { usePlanning } from '../../goals/planning.ts';
import { PageBody } from '../../page/page-body.tsx';
import { PageHead } from '../../page/page-head.tsx';
import { filterOf } from './filter-of.ts';
import { FoundClimbs } from './found-climbs.tsx';
import { FoundDeleted } from './found-deleted.tsx';
import { FoundHere } from './found-here.tsx';
import type { SearchAddress } from './search-address.ts';
import { SearchFilters } from './search-filters.tsx';
import styles from './search-screen.module.css';

/** `/search/`: titles, notes and comments. The address has query and filters. */
export function SearchScreen() {
  const address = useSearch({ from: '/member/search' });
  const navigate = useNavigate();
  const { today, life } = usePlanning();
  const { online } = useSyncStatus();
  const { q = '', column, when, status, color, tag, assignee, deleted } = address;
  const tags = useTagsInUse();
  const field = useRef<HTMLInputElement>(null);
  const wasAsked = useRef(q !== '');
  // Only if the page opens without a query.
  useEffect(() => {
    if (!wasAsked.current) field.current?.focus();
  }, []);
  const filter = useMemo(
    () => filterOf({ column, when, status, color, tag, assignee }, today, life),
    [column, when, status, color, tag, assignee, today, life],
  );
  const change = (changed: SearchAddress) =>
    void navigate({ to: '/search/', search: { ...address, ...changed }, replace: true });

  return (
    <>
      <PageHead title={m.search_title()} />
      <PageBody className={styles.content}>
        <label className={styles.field}>
          <Search aria-hidden="true" />
          <input
            ref={field}
            type="search"
            dir="auto"
            aria-label={m.search_title()}
            placeholder={m.search_placeholder()}
            autoComplete="off"
            spellCheck={false}
            value={q}
            onChange={(event) => change({ q: event.currentTarget.value || undefined })}
          />
        </label>
        <SearchFilters address={address} tags={tags} onChange={change} />
        {queryWords(q).length === 0 && (
          <EmptyState filled={0} title={m.search_start()} lead={m.search_start_lead()} />
        )}
        {queryWords(q).length > 0 && !deleted && <FoundClimbs query={q} />}
        {queryWords(q).length > 0 && !deleted && <FoundHere query={q} filter={filter} />}
        {queryWords(q).length > 0 && deleted && (
          // Asks again when the network is back.
          <FoundDeleted key={String(online)} query={q} filter={filter} />
        )}
      </PageBody>
    </>
  );
}
