import { goalMenu, seriesQuestion } from '../goals/ui-requests.ts';
import { heldKeys } from './early-typing.ts';
import { overlay } from '../base/overlays.ts';
import { isComposing } from '../base/typing.ts';

const surfaces = '[role=dialog], [role=menu]';

/** The goal in the address, which may not be drawn yet. */
export interface WantedGoal {
  readonly now: () => string | undefined;
  readonly close: () => void;
}

/**
 * Lets Escape close a menu, dialog or box that is still loading and has no focus yet.
 *
 * @returns a function that stops listening
 */
export function closeOpeningOnEscape(goal: WantedGoal): () => void {
  let landed: unknown = null;
  let landedGoal: string | undefined;

  const land = ({ target }: FocusEvent) => {
    if (goal.now() === undefined) landedGoal = undefined;
    const surface = target instanceof Element ? target.closest(surfaces) : null;
    if (!surface) return;
    const over = askedOver();
    if (over && !isOfGoal(surface)) landed = over.what;
    else landedGoal = goal.now();
  };

  const press = (event: KeyboardEvent) => {
    // The opening box gets held keys in order, including Escape.
    if (event.key !== 'Escape' || isComposing(event) || heldKeys()) return;
    const drawn = Array.from(document.querySelectorAll(surfaces));
    const over = askedOver();
    const hasCome = over
      ? landed === over.what && !drawn.every(isOfGoal)
      : landedGoal === goal.now() && drawn.length > 0;
    if (hasCome || (!over && goal.now() === undefined)) return;
    event.preventDefault();
    event.stopPropagation();
    if (over) over.close();
    else goal.close();
  };

  addEventListener('focusin', land);
  addEventListener('keydown', press, { capture: true });
  return () => {
    removeEventListener('focusin', land);
    removeEventListener('keydown', press, { capture: true });
  };
}

function askedOver(): { readonly what: unknown; readonly close: () => void } | null {
  for (const cell of [overlay, seriesQuestion, goalMenu]) {
    const what = cell.get();
    if (what) return { what, close: () => cell.set(null) };
  }
  return null;
}

function isOfGoal(surface: Element): boolean {
  return surface.querySelector('[data-open-goal]') !== null;
}
