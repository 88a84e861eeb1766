import { useSettings } from '@cairn/client/react/account';
import type { GoalColor } from '@cairn/core/goals/colors';
import { colorName } from './color-names.ts';

export function useColorName(): (color: GoalColor) => string {
  const { colorMeanings } = useSettings();
  return (color) => colorName(color, colorMeanings);
}
