import { type ClimbCategory, climbCategories } from '@cairn/core/climbs/categories';
import { useLocation, useNavigate } from '@tanstack/react-router';

export interface ClimbsAddress {
  readonly q?: string | undefined;
  readonly category?: ClimbCategory | undefined;
  /** Set to show all climbs in this order. */
  readonly sort?: 'popular' | 'new' | undefined;
}

/** Validates the address here: a validator in the routes would enlarge the first bundle. */
export function useClimbsAddress(): readonly [ClimbsAddress, (change: ClimbsAddress) => void] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const { q, category, sort } = search as Readonly<Record<string, unknown>>;
  const address: ClimbsAddress = {
    q: typeof q === 'string' && q !== '' ? q : undefined,
    category: climbCategories.find((code) => code === category),
    sort: sort === 'new' || sort === 'popular' ? sort : undefined,
  };
  const look = (change: ClimbsAddress) =>
    void navigate({ to: './', search: { ...address, ...change } as never, replace: true });
  return [address, look];
}
