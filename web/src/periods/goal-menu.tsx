import { useGoal } from '@cairn/client/react/goals';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { goalMenu, type GoalMenuRequest } from '../goals/attention.ts';
import { followFocus, keysAround } from '../goals/kept-focus.ts';
import { ActionsMenu, type Surface } from './goal-actions.tsx';
import { ColorSurface, PeriodSurface } from './goal-surfaces.tsx';

const RepeatSurface = lazy(() =>
  import('./repeat-surface.tsx').then((part) => ({ default: part.RepeatSurface })),
);

const TagSurface = lazy(() => import('./tag-surface.tsx').then((part) => ({ default: part.TagSurface })));

const AssigneeSurface = lazy(() =>
  import('./assignee-surface.tsx').then((part) => ({ default: part.AssigneeSurface })),
);

const TimeSurface = lazy(() => import('./time-surface.tsx').then((part) => ({ default: part.TimeSurface })));

const lazySurfaces = {
  repeat: RepeatSurface,
  time: TimeSurface,
  tags: TagSurface,
  assignee: AssigneeSurface,
};

/** A goal's options, beside its row or in its foot. Everything a drag does can be done here too. */
export function GoalMenu({ request }: { readonly request: GoalMenuRequest }) {
  const { goal } = useGoal(request.key);
  const [surface, setSurface] = useState<Surface | 'menu'>(request.surface ?? 'menu');
  const goesOn = useRef(false);
  const { anchor } = request;
  // What is chosen may take the row away to which the focus would go back.
  useEffect(() => {
    const row = anchor.closest<HTMLElement>('[data-goal]');
    const around = row ? keysAround(row) : [];
    return () => followFocus(around);
  }, [anchor]);
  if (!goal) return null;
  const close = () => goalMenu.set(null);
  /** The menu closes as one of its entries is chosen; what the entry opens takes its place. */
  const goOn = (next: Surface) => {
    goesOn.current = true;
    setSurface(next);
  };
  const closeMenu = () => {
    if (!goesOn.current) close();
  };
  if (surface === 'period') return <PeriodSurface goal={goal} anchor={request.anchor} onClose={close} />;
  if (surface === 'color') return <ColorSurface goal={goal} anchor={request.anchor} onClose={close} />;
  if (surface !== 'menu') {
    const Lazy = lazySurfaces[surface];
    return (
      <Suspense fallback={null}>
        <Lazy goal={goal} anchor={request.anchor} onClose={close} />
      </Suspense>
    );
  }
  return <ActionsMenu goal={goal} anchor={request.anchor} onClose={closeMenu} onSurface={goOn} />;
}
