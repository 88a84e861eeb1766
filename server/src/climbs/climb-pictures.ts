import { type ClimbIcon, isClimbIcon } from '@cairn/core/climbs/icons';
import { type GoalColor, isGoalColor } from '@cairn/core/goals/colors';

export const climbIconPath = (icon: ClimbIcon) => `/climb-icons/${icon}.svg`;
export const climbColorPath = (color: GoalColor) => `/climb-colors/${color}.svg`;

/** Null for an unknown name. The drawings load at the first request, since few servers are ever asked. */
export async function climbIconSvg(name: string): Promise<string | null> {
  if (!isClimbIcon(name)) return null;
  const { drawnClimbIcon } = await import('./climb-icon-art.ts');
  return drawnClimbIcon(name);
}

/** A filled circle, or null for an unknown name. */
export function climbColorSvg(name: string): string | null {
  return isGoalColor(name)
    ? `${opening(24)}><circle cx="12" cy="12" r="10" fill="${solidColors[name]}"/></svg>`
    : null;
}

const opening = (size: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}"`;

/** As in the classic theme of `ui/src/styles/tokens.css`. */
const solidColors: Readonly<Record<GoalColor, string>> = {
  red: 'oklch(0.62 0.19 25)',
  coral: 'oklch(0.7 0.15 38)',
  orange: 'oklch(0.72 0.165 58)',
  yellow: 'oklch(0.83 0.155 90)',
  lime: 'oklch(0.77 0.17 122)',
  olive: 'oklch(0.6 0.09 112)',
  green: 'oklch(0.63 0.145 152)',
  teal: 'oklch(0.64 0.1 188)',
  sky: 'oklch(0.7 0.115 230)',
  slate: 'oklch(0.56 0.03 255)',
  blue: 'oklch(0.555 0.15 258)',
  indigo: 'oklch(0.52 0.17 277)',
  purple: 'oklch(0.56 0.17 300)',
  magenta: 'oklch(0.6 0.2 330)',
  pink: 'oklch(0.72 0.14 0)',
  brown: 'oklch(0.55 0.075 55)',
};
