import type { ShortcutKey } from '@cairn/core/accounts/shortcuts';
import { type ColumnId, specOf } from '@cairn/core/time/horizons';
import { m } from '@cairn/words/messages';
import type { useRouter } from '@tanstack/react-router';
import { columnNames } from '../goals/period-words.ts';
import { keysOf } from '../base/keys-of.ts';

type Router = Pick<ReturnType<typeof useRouter>, 'navigate'>;

interface ScreenKey {
  /** The id of the command that goes there. */
  readonly id: string;
  readonly letter: ShortcutKey;
  readonly label: () => string;
  readonly go: (router: Router) => unknown;
}

const horizon = (columnId: ColumnId, letter: ShortcutKey): ScreenKey => ({
  id: `horizon-${columnId}`,
  letter,
  label: columnNames[columnId],
  go: (router) => router.navigate({ to: '/horizons/$slug/', params: { slug: specOf(columnId).slug } }),
});

/** The letters after the key `goTo`. */
export const screens: readonly ScreenKey[] = [
  { id: 'home', letter: 'KeyH', label: m.nav_home, go: (router) => router.navigate({ to: '/home/' }) },
  horizon(1, 'KeyD'),
  horizon(2, 'KeyW'),
  horizon(3, 'KeyM'),
  horizon(6, 'KeyQ'),
  horizon(4, 'KeyY'),
  {
    id: 'calendar',
    letter: 'KeyC',
    label: m.nav_calendar,
    go: (router) => router.navigate({ to: '/calendar/' }),
  },
  { id: 'boards', letter: 'KeyB', label: m.nav_boards, go: (router) => router.navigate({ to: '/boards/' }) },
  {
    id: 'progress',
    letter: 'KeyP',
    label: m.nav_progress,
    go: (router) => router.navigate({ to: '/progress/' }),
  },
  {
    id: 'team',
    letter: 'KeyT',
    label: m.nav_team,
    go: (router) => router.navigate({ to: '/team/{-$id}/', params: { id: undefined } }),
  },
  {
    id: 'settings',
    letter: 'KeyS',
    label: m.nav_settings,
    go: (router) => router.navigate({ to: '/settings/' }),
  },
];

/** Returns `G` and `H` for the command `home`; undefined without keys. */
export function keysOfScreen(id: string, first: ShortcutKey | null): readonly string[] | undefined {
  const screen = first === null ? undefined : screens.find((one) => one.id === id);
  return screen && [...keysOf(first), ...keysOf(screen.letter)];
}
