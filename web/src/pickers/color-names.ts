import type { ColorMeanings } from '@cairn/core/accounts/color-meanings';
import type { GoalColor } from '@cairn/core/goals/colors';
import { m } from '@cairn/words/messages';

export const colorNames: Readonly<Record<GoalColor, () => string>> = {
  red: m.color_red,
  coral: m.color_coral,
  orange: m.color_orange,
  yellow: m.color_yellow,
  lime: m.color_lime,
  olive: m.color_olive,
  green: m.color_green,
  teal: m.color_teal,
  sky: m.color_sky,
  slate: m.color_slate,
  blue: m.color_blue,
  indigo: m.color_indigo,
  purple: m.color_purple,
  magenta: m.color_magenta,
  pink: m.color_pink,
  brown: m.color_brown,
};

/** Returns the colour's name with what it means to the person: “Green · Health”. */
export function colorName(color: GoalColor, meanings: ColorMeanings): string {
  const meaning = meanings[color];
  const name = colorNames[color]();
  return meaning === undefined ? name : m.color_with_meaning({ color: name, meaning });
}
