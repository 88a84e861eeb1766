import { useRouterState } from '@tanstack/react-router';

/** The hours have their own address, but belong to the days. */
export function useHoursShown(): boolean {
  return useRouterState({ select: ({ location }) => location.pathname === '/horizons/hours/' });
}
