import type { Cairn } from '@cairn/client/cairn/cairn';
import { addGoals } from '@cairn/client/goals/add-goals';
import type { GoalView } from '@cairn/client/replica/goal-view';
import { firstAndRest } from '@cairn/core/goals/first-and-rest';
import { goalPlaceOf } from '../drag/zones.ts';
import { warnUnlessSaved } from './warn-unless-saved.ts';

interface PastedLines {
  readonly pasted: string;
  readonly element: HTMLTextAreaElement;
  readonly goal: GoalView;
  readonly zone: string;
}

/** Types the first line into the name, and adds a goal below for each other line. */
export function pasteLines(cairn: Cairn, { pasted, element, goal, zone }: PastedLines): void {
  const list = firstAndRest(pasted);
  const text = list ? list.first : pasted;
  element.setRangeText(text, element.selectionStart, element.selectionEnd, 'end');
  if (!list) return;
  const { saved } = addGoals(cairn, {
    text: list.rest,
    place: goalPlaceOf(zone),
    position: { after: goal.key },
  });
  warnUnlessSaved(saved);
}
