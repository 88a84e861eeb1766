import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';

/**
 * Opens a goal over the page that is there; the address bar shows the goal's own.
 *
 * The page below keeps its place, and a reload shows the goal as a page of its own.
 */
export function useOpenGoal(): (key: string) => void {
  const router = useRouter();
  return useCallback(
    (key) =>
      void router.navigate({
        to: './',
        search: (search) => ({ ...search, goal: key }),
        mask: {
          to: '/goals/$id/{-$slug}/',
          params: { id: key },
          search: ({ focus }: { readonly focus?: true | undefined }) => ({ focus }),
          unmaskOnReload: true,
        },
      }),
    [router],
  );
}
