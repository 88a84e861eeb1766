import { useCairn } from '@cairn/client/react/cairn-context';
import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { usePlanning } from './planning.ts';

/**
 * Opens a goal over the page that is there; the address bar shows the goal's own (spec core §2 `/goals/{id}/`).
 *
 * The page below keeps its place, and a reload shows the goal as a page of its own. A locked goal says until when (spec
 * core §4).
 */
export function useOpenGoal(): (key: string) => void {
  const router = useRouter();
  const { replica } = useCairn();
  const planning = usePlanning();
  return useCallback(
    (key) => {
      const goal = replica.goal(key);
      if (goal?.locked) {
        import('./locked-goal.ts').then(
          (part) => part.sayLocked(goal, planning),
          () => undefined,
        );
        return;
      }
      void router.navigate({
        to: './',
        search: (search) => ({ ...search, goal: key }),
        mask: {
          to: '/goals/$id/{-$slug}/',
          params: { id: key },
          search: ({ focus }: { readonly focus?: true | undefined }) => ({ focus }),
          unmaskOnReload: true,
        },
      });
    },
    [router, replica, planning],
  );
}
