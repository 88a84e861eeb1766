import type { Cairn } from '@cairn/client/cairn/cairn';
import { useListsOf } from '@cairn/client/react/lists-of';
import { useCairn } from '@cairn/client/react/cairn-context';
import type { GoalView } from '@cairn/client/replica/goal-view';
import { isOpenFilter, passing } from '@cairn/core/goals/goal-filter';
import { sortedGoals, sortOrdersFor } from '@cairn/core/goals/sorted-goals';
import { seenFields } from '@cairn/core/sync/view';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { type ReactNode, useCallback, useMemo } from 'react';
import { type ListLook, ListLookContext } from '../goals/list-look.ts';
import { usePlanning } from '../goals/planning.ts';
import { filterOfLook, type LookAddress, valuesIn } from './look-address.ts';

export function useLookAddress(): LookAddress {
  return useSearch({ strict: false });
}

/** The browser's back button undoes a change. */
export function useChangeLook(): (change: LookAddress) => void {
  const navigate = useNavigate();
  return useCallback(
    (change) => void navigate({ to: './', search: (search) => ({ ...search, ...change }) }),
    [navigate],
  );
}

export function ListLookProvider({
  hasTimes,
  isHorizon = true,
  isTeam = false,
  children,
}: {
  readonly hasTimes: boolean;
  readonly isHorizon?: boolean;
  readonly isTeam?: boolean;
  readonly children: ReactNode;
}) {
  const cairn = useCairn();
  const { today, life, locale } = usePlanning();
  const address = useLookAddress();
  const changeLook = useChangeLook();
  const lists = useListsOf(valuesIn(address.boards), valuesIn(address.lists));
  const filterText = JSON.stringify(filterOfLook(address, today, life, lists));
  const order = sortOrdersFor({ isHorizon, hasTimes, isTeam }).find((one) => one === address.sort);
  const wants = useMemo(() => wantedBy(filterText, life), [filterText, life]);
  const arrange = useMemo<ListLook['arrange']>(
    () => (order ? (goals) => sortedGoals(goals, order, { locale, nameOf: namesOf(cairn) }) : null),
    [cairn, order, locale],
  );
  const showsDone = address.status === 'done';
  const look = useMemo<ListLook>(
    () => ({ wants, arrange, showsDone, toOwnOrder: () => changeLook({ sort: undefined }) }),
    [wants, arrange, showsDone, changeLook],
  );
  return <ListLookContext.Provider value={look}>{children}</ListLookContext.Provider>;
}

/** Goals added since the filter was set stay visible. */
function wantedBy(filterText: string, life: Parameters<typeof passing>[1]): ListLook['wants'] {
  const filter = JSON.parse(filterText) as Parameters<typeof passing>[0];
  if (isOpenFilter(filter)) return null;
  const passes = passing(filter, life);
  const since = new Date().toISOString();
  // The server may change a goal's creation time, so remember keys.
  const added = new Set<string>();
  return (goal: GoalView) => {
    if (passes(goal)) return true;
    if (goal.recurrence === null && goal.createdDatetime >= since) added.add(goal.key);
    return added.has(goal.key);
  };
}

export function useNamesOfPeople(): (code: string) => string {
  const cairn = useCairn();
  return useCallback((code) => namesOf(cairn)(code), [cairn]);
}

function namesOf({ replica }: Cairn): (code: string) => string {
  const members = replica.recordsOf('memberships').map((record) => seenFields(record));
  const names = new Map(members.map((member) => [member['userCode'], String(member['name'])]));
  return (code) => names.get(code) ?? '';
}
