import { settingsOf } from '@cairn/client/replica/settings-of';
import { useCairn } from '@cairn/client/react/cairn-context';
import { changeSettings } from '@cairn/client/settings/change-settings';
import type { UserSettings } from '@cairn/core/accounts/settings';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useLayoutEffect, useRef } from 'react';
import { warnUnlessSaved } from '../goals/warn-unless-saved.ts';
import { noFilter } from './changed-look.ts';
import { useLookAddress } from './list-look-provider.tsx';
import { type LookAddress, lookAddress } from './look-address.ts';

/** Only the planner keeps its filters; the calendar and the team begin without any. */
const plannerPath = '/horizons/';

function filterText(address: LookAddress): string {
  const parts = Object.keys(noFilter) as (keyof typeof noFilter)[];
  return JSON.stringify(Object.fromEntries(parts.map((part) => [part, address[part]])));
}

function keptFilter({ filters }: UserSettings): LookAddress {
  const kept = filters['planner'];
  return typeof kept === 'object' && kept !== null ? lookAddress(kept as Record<string, unknown>) : {};
}

/** Stores each change of the planner's filter, and applies the stored one to a page whose address has none. */
export function useKeptFilters(): void {
  const cairn = useCairn();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const text = filterText(useLookAddress());
  const arrivedAt = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (!pathname.startsWith(plannerPath)) return;
    const isArriving = arrivedAt.current !== pathname;
    arrivedAt.current = pathname;
    const settings = settingsOf(cairn);
    const kept = filterText(keptFilter(settings));
    if (kept === text) return;
    if (isArriving && text === filterText({})) {
      const search = JSON.parse(kept) as LookAddress;
      void navigate({ to: './', search: (present) => ({ ...present, ...search }), replace: true });
      return;
    }
    const { planner: _former, ...others } = settings.filters;
    const filters =
      text === filterText({}) ? others : { ...others, planner: JSON.parse(text) as LookAddress };
    // The back button undoes a change of the filter.
    warnUnlessSaved(cairn.undoStack.aside(() => changeSettings(cairn, { filters })).saved);
  }, [cairn, navigate, pathname, text]);
}
