import { useGoal } from '@cairn/client/react/goal';
import { useEffect, useRef, useState } from 'react';
import { goalMenu, type GoalMenuRequest, type GoalSurface } from '../goals/ui-requests.ts';
import { followFocus, placesAround } from '../goals/kept-focus.ts';
import { ActionsMenu } from './goal-actions.tsx';
import { ColorSurface, PeriodSurface } from './goal-surfaces.tsx';
import {
  AssigneeSurface,
  ListSurface,
  ParentSurface,
  RepeatSurface,
  SpaceSurface,
  TagSurface,
  TimeSurface,
} from './later-surfaces.tsx';

const surfaces = {
  period: PeriodSurface,
  color: ColorSurface,
  repeat: RepeatSurface,
  time: TimeSurface,
  tags: TagSurface,
  assignee: AssigneeSurface,
  parent: ParentSurface,
  list: ListSurface,
  space: SpaceSurface,
};

export function GoalMenu({ request }: { readonly request: GoalMenuRequest }) {
  const { goal } = useGoal(request.key);
  const [surface, setSurface] = useState<GoalSurface | 'menu'>(request.surface ?? 'menu');
  const goesOn = useRef(false);
  const { anchor, at } = request;
  // An action may remove the row that would get the focus back.
  useEffect(() => {
    const row = anchor.closest<HTMLElement>('[data-goal]');
    const around = row ? placesAround(row) : [];
    return () => followFocus(around);
  }, [anchor]);
  if (!goal) return null;
  const close = () => goalMenu.set(null);
  /** Closes the menu and opens the chosen entry's dialog. */
  const goOn = (next: GoalSurface) => {
    goesOn.current = true;
    setSurface(next);
  };
  const closeMenu = () => {
    if (!goesOn.current) close();
  };
  if (surface === 'menu')
    return <ActionsMenu goal={goal} anchor={anchor} at={at} onClose={closeMenu} onSurface={goOn} />;
  const Chosen = surfaces[surface];
  return <Chosen goal={goal} anchor={anchor} onClose={close} />;
}
