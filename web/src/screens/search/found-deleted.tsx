import { restoreDeletedGoal } from '@cairn/client/goals/deleted-goals';
import { useCairn } from '@cairn/client/react/cairn-context';
import { searchDeleted } from '@cairn/client/search/search-deleted';
import type { SearchFilter } from '@cairn/client/search/search-filter';
import { queryWords } from '@cairn/core/names/search';
import { EmptyState } from '@cairn/ui/empty-state';
import { showToast } from '@cairn/ui/toast';
import { m } from '@cairn/words/messages';
import { QueryPlaceholder } from '../../queries/query-placeholder.tsx';
import { useServerQuery } from '../../queries/use-server-query.ts';
import { useOpenGoal } from '../../goals/open-goal.ts';
import { reasonOf } from '../../base/reason-of.ts';
import { restoredText } from '../../goals/restored-text.ts';
import { FoundGroups } from './found-groups.tsx';

interface FoundDeletedProps {
  readonly query: string;
  readonly filter: SearchFilter;
}

/** Needs the network. */
export function FoundDeleted({ query, filter }: FoundDeletedProps) {
  const cairn = useCairn();
  const openGoal = useOpenGoal();
  const found = useServerQuery(['goals', 'search deleted', query, filter], () =>
    searchDeleted(cairn, query, filter),
  );

  const restore = async (id: string) => {
    const outcome = await restoreDeletedGoal(cairn, id);
    if (outcome.ok) showToast({ text: restoredText(outcome.value) });
    else showToast({ text: reasonOf(outcome.refusal) });
    await found.refetch();
  };

  if (!found.value)
    return (
      <QueryPlaceholder query={found} failure={m.search_failed()} offline={m.search_deleted_offline()} />
    );
  if (found.value.length === 0)
    return <EmptyState filled={3} title={m.search_none()} lead={m.search_none_deleted({ text: query })} />;
  return (
    <FoundGroups
      entries={found.value.map(({ goal, foundIn, excerpt }) => ({ key: goal.id, goal, foundIn, excerpt }))}
      words={queryWords(query)}
      onOpen={openGoal}
      onRestore={(id) => void restore(id)}
    />
  );
}
