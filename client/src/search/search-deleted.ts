import type { FoundGoal } from '@cairn/contract/search';
import { accepted, type Outcome } from '@cairn/core/outcome';
import type { AskRefusal } from '../ask-refusal.ts';
import type { Cairn } from '../cairn/cairn.ts';
import { call } from '../wire/call.ts';
import type { SearchFilter } from './search-filter.ts';

/** Needs the network. */
export async function searchDeleted(
  cairn: Cairn,
  query: string,
  { columnId, days, isDone, color, tag, assignee }: SearchFilter,
): Promise<Outcome<readonly FoundGoal[], AskRefusal>> {
  const outcome = await call(cairn.environment.wire, 'search', {
    query: {
      q: query,
      deleted: 'true',
      column: columnId,
      from: days?.from,
      to: days?.to,
      status: isDone === undefined ? undefined : isDone ? 'done' : 'undone',
      color,
      tag,
      assignee,
    },
  });
  return outcome.ok ? accepted(outcome.value.filter(({ goal }) => goal.deleted)) : outcome;
}
