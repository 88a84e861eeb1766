import type { ShortcutKey } from '@cairn/core/accounts/shortcuts';
import { type ColumnId, columnsWideToNarrow, specOf } from '@cairn/core/time/horizons';
import { m } from '@cairn/words/messages';
import type { useRouter } from '@tanstack/react-router';
import { columnNames } from '../goals/period-words.ts';
import { keysOf } from '../base/keys-of.ts';

type Router = Pick<ReturnType<typeof useRouter>, 'navigate'>;

interface Screen {
  readonly label: () => string;
  readonly go: (router: Router) => unknown;
  /** The key after `goTo`. */
  readonly letter?: ShortcutKey;
}

const letters: Readonly<Partial<Record<ColumnId, ShortcutKey>>> = {
  1: 'KeyD',
  2: 'KeyW',
  3: 'KeyM',
  6: 'KeyQ',
  4: 'KeyY',
};

const horizon = (columnId: ColumnId): Screen => {
  const letter = letters[columnId];
  return {
    label: columnNames[columnId],
    go: (router) => router.navigate({ to: '/horizons/$slug/', params: { slug: specOf(columnId).slug } }),
    ...(letter ? { letter } : {}),
  };
};

export type ScreenId = keyof typeof otherScreens | `horizon-${ColumnId}`;

const otherScreens = {
  home: { label: m.nav_home, go: (router) => router.navigate({ to: '/home/' }), letter: 'KeyH' },
  horizons: { label: m.nav_horizons, go: (router) => router.navigate({ to: '/horizons/' }) },
  hours: {
    label: m.command_hours,
    go: (router) => router.navigate({ to: '/horizons/$slug/', params: { slug: 'hours' } }),
  },
  calendar: { label: m.nav_calendar, go: (router) => router.navigate({ to: '/calendar/' }), letter: 'KeyC' },
  boards: { label: m.nav_boards, go: (router) => router.navigate({ to: '/boards/' }), letter: 'KeyB' },
  climbs: { label: m.nav_climbs, go: (router) => router.navigate({ to: '/climbs/' }), letter: 'KeyL' },
  gallery: { label: m.nav_gallery, go: (router) => router.navigate({ to: '/gallery/' }) },
  clock: { label: m.nav_clock, go: (router) => router.navigate({ to: '/clock/' }) },
  templates: { label: m.templates_title, go: (router) => router.navigate({ to: '/boards/templates/' }) },
  team: {
    label: m.nav_team,
    go: (router) => router.navigate({ to: '/team/{-$id}/', params: { id: undefined } }),
    letter: 'KeyT',
  },
  progress: { label: m.nav_progress, go: (router) => router.navigate({ to: '/progress/' }), letter: 'KeyP' },
  colored: { label: m.nav_colored, go: (router) => router.navigate({ to: '/colored/' }) },
  about: { label: m.nav_about, go: (router) => router.navigate({ to: '/about/' }) },
  search: { label: m.nav_search, go: (router) => router.navigate({ to: '/search/' }) },
  deleted: { label: m.nav_deleted, go: (router) => router.navigate({ to: '/deleted/' }) },
  'not-saved': { label: m.shelf_title, go: (router) => router.navigate({ to: '/settings/not-saved/' }) },
  more: { label: m.nav_more, go: (router) => router.navigate({ to: '/more/' }) },
  settings: { label: m.nav_settings, go: (router) => router.navigate({ to: '/settings/' }), letter: 'KeyS' },
} as const satisfies Readonly<Record<string, Screen>>;

const { home, horizons, ...others } = otherScreens;

/** In the order of the command box and of the sheet of keys. */
export const screens = new Map<ScreenId, Screen>([
  ['home', home],
  ['horizons', horizons],
  ...columnsWideToNarrow.toReversed().map((columnId) => [`horizon-${columnId}`, horizon(columnId)] as const),
  ...(Object.entries(others) as [keyof typeof others, Screen][]),
]);

/** Returns `G` and `H` for Home; undefined for a screen without a letter, or without the key `goTo`. */
export function keysOfScreen({ letter }: Screen, goTo: ShortcutKey | null): readonly string[] | undefined {
  return letter && goTo !== null ? [...keysOf(goTo), ...keysOf(letter)] : undefined;
}
