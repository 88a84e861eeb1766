import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';

/** Opens the goal over the page, which keeps its position. A reload shows the goal as a page. */
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
