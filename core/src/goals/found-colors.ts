import { folded } from '../folded.ts';
import { maxReadLength, type Stretch } from '../time/found-periods.ts';
import { type GoalColor, goalColors } from './colors.ts';

export interface FoundColor extends Stretch {
  readonly color: GoalColor;
}

/** German names besides those of `words/messages/de.json`: `türkis`, `lindgrün`, `violett`, `grau`. */
const germanNames: Readonly<Record<GoalColor, string>> = {
  red: 'rot',
  coral: 'koralle',
  orange: 'orange',
  yellow: 'gelb',
  lime: 'limette lindgrün',
  olive: 'oliv',
  green: 'grün gruen',
  teal: 'petrol türkis',
  sky: 'himmelblau hellblau',
  slate: 'schiefer grau',
  blue: 'blau',
  indigo: 'indigo',
  purple: 'lila violett',
  magenta: 'magenta',
  pink: 'rosa',
  brown: 'braun',
};

const colorsByName = new Map<string, GoalColor>(
  goalColors.flatMap((color) =>
    [color, ...germanNames[color].split(' ')].map((name) => [folded(name), color] as const),
  ),
);

/** Finds `!blue` and `!blau`, blind to case. Other words behind `!` are none. */
export function colorsIn(text: string): readonly FoundColor[] {
  const marks = text
    .slice(0, maxReadLength)
    .matchAll(/(?<![^\s(["“„])!(\p{L}{3,12})(?![\p{L}\p{N}_/@#’'-]|\.\p{L})/gu);
  return [...marks].flatMap((match) => {
    const color = colorsByName.get(folded(match[1] as string));
    return color === undefined ? [] : [{ start: match.index, end: match.index + match[0].length, color }];
  });
}
