import { useRouterState } from '@tanstack/react-router';

/** Whether the page shows the hours of a day. */
export function useHoursShown(): boolean {
  return useRouterState({ select: ({ location }) => location.pathname === '/horizons/hours/' });
}
