import { useRouterState } from '@tanstack/react-router';

/** An address of its own, but part of the days. */
export function useHoursShown(): boolean {
  return useRouterState({ select: ({ location }) => location.pathname === '/horizons/hours/' });
}
