import { goalMenu, seriesQuestion } from '../goals/attention.ts';
import { heldKeys } from './early-typing.ts';
import { overlay } from '../base/overlays.ts';
import { isComposing } from '../base/typing.ts';

const surfaces = '[role=dialog], [role=menu]';

/** The goal that was asked for, also before the page knows: the address is ahead of what is drawn. */
export interface WantedGoal {
  readonly now: () => string | undefined;
  readonly close: () => void;
}

/**
 * Lets Escape close what is still opening: until it is drawn and has the focus it hears no key itself, and its part may have
 * yet to be fetched.
 *
 * @returns stops listening
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
    // What is typed for a box that opens is given to it in order, Escape too.
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

/** What was asked for over the page or over the goal, and how it is taken back. */
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
