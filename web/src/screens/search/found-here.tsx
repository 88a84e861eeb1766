import { useSyncStatus } from '@cairn/client/react/account';
import { useSearch } from '@cairn/client/react/search';
import type { SearchFilter } from '@cairn/client/search/search-filter';
import { queryWords } from '@cairn/core/names/search';
import { EmptyState } from '@cairn/ui/empty-state';
import { m } from '@cairn/words/messages';
import { useOpenGoal } from '../../goals/open-goal.ts';
import { FoundGroups } from './found-groups.tsx';
import styles from './search-screen.module.css';

/** Maximum of results; with more, users refine the search. */
const maxDrawn = 300;

interface FoundHereProps {
  readonly query: string;
  readonly filter: SearchFilter;
}

export function FoundHere({ query, filter }: FoundHereProps) {
  const openGoal = useOpenGoal();
  const { firstSync } = useSyncStatus();
  const { status, found } = useSearch(query, filter);
  const drawn = found.slice(0, maxDrawn);
  const isPartial = status === 'loading' || firstSync !== null;
  return (
    <>
      <p className={styles.count} role="status">
        {isPartial && m.search_partial({ count: firstSync?.loaded ?? found.length })}
        {!isPartial &&
          found.length > drawn.length &&
          m.search_first({ shown: drawn.length, count: found.length })}
        {!isPartial &&
          found.length > 0 &&
          found.length === drawn.length &&
          m.search_count({ count: found.length })}
      </p>
      {found.length === 0 && !isPartial && (
        <EmptyState filled={3} title={m.search_none()} lead={m.search_none_lead({ text: query })} />
      )}
      <FoundGroups
        entries={drawn.map(({ goal, foundIn, excerpt }) => ({ key: goal.key, goal, foundIn, excerpt }))}
        words={queryWords(query)}
        onOpen={openGoal}
      />
    </>
  );
}
