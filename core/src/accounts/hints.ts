export const hintNames = [
  'commands',
  'saidTimes',
  'drag',
  'swipe',
  'pasteList',
  'choose',
  'drawHours',
  'calendar',
] as const;

export type HintName = (typeof hintNames)[number];

export type HintPlace = 'home' | 'horizons' | 'periods' | 'hours' | 'calendar';

export interface HintFacts {
  readonly hasGoals: boolean;
  /** A phone, with touch and no keyboard. */
  readonly isNarrow: boolean;
}

interface HintSettings {
  readonly showHints: boolean;
  readonly dismissedHints: readonly HintName[];
}

const hints: Readonly<
  Record<HintName, { readonly place: HintPlace; readonly isFor: (facts: HintFacts) => boolean }>
> = {
  commands: { place: 'home', isFor: ({ isNarrow }) => !isNarrow },
  saidTimes: { place: 'horizons', isFor: () => true },
  drag: { place: 'horizons', isFor: ({ hasGoals }) => hasGoals },
  swipe: { place: 'periods', isFor: ({ hasGoals, isNarrow }) => hasGoals && isNarrow },
  pasteList: { place: 'periods', isFor: () => true },
  choose: { place: 'periods', isFor: ({ hasGoals, isNarrow }) => hasGoals && !isNarrow },
  drawHours: { place: 'hours', isFor: () => true },
  calendar: { place: 'calendar', isFor: ({ isNarrow }) => !isNarrow },
};

export function hintFor(
  place: HintPlace,
  facts: HintFacts,
  { showHints, dismissedHints }: HintSettings,
): HintName | null {
  if (!showHints) return null;
  const fits = (name: HintName) => hints[name].place === place && hints[name].isFor(facts);
  return hintNames.find((name) => fits(name) && !dismissedHints.includes(name)) ?? null;
}
