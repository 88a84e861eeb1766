import type { Period } from '@cairn/core/time/periods';
import { useNarrow } from '@cairn/ui/use-narrow';
import { Navigate, useNavigate } from '@tanstack/react-router';
import { HourGrid } from './hour-grid.tsx';

interface DaysGridProps {
  readonly days: readonly Period[];
  readonly page: number;
}

/** The days view with its hours: all seven side by side; on a phone one day at a time (`language.md` §7). */
export function DaysGrid({ days, page }: DaysGridProps) {
  const isNarrow = useNarrow();
  const navigate = useNavigate();
  const goTo = (next: number) =>
    void navigate({ to: './', search: (search) => ({ ...search, page: next === 0 ? undefined : next }) });
  if (isNarrow) return <Navigate to="/horizons/hours/" search={{ page: page * 7 || undefined }} replace />;
  return <HourGrid days={days} onPage={(step) => goTo(page + step)} />;
}
