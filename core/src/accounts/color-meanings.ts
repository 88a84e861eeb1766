import type { GoalColor } from '../goals/colors.ts';
import { isBlankName } from '../names/blank-name.ts';

/** The meanings of colours in a person's own planner, such as `{ green: 'Health' }`. */
export type ColorMeanings = Readonly<Partial<Record<GoalColor, string>>>;

/** In UTF-16 units. */
export const maxMeaningLength = 40;

/** Returns the meanings without blanks around the text. A blank text removes the colour's meaning. */
export function withMeaning(meanings: ColorMeanings, color: GoalColor, text: string): ColorMeanings {
  const { [color]: _former, ...others } = meanings;
  return isBlankName(text) ? others : { ...others, [color]: text.trim().slice(0, maxMeaningLength) };
}
