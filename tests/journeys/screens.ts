import { expect, type Page } from '@playwright/test';

export const doors = ['/login/', '/signup/', '/reset/', '/reset/someone/token/'];

/** Including an unknown address. */
export const rooms = [
  '/home/',
  '/horizons/',
  '/horizons/days/',
  '/horizons/days/?view=hours',
  '/horizons/hours/',
  '/horizons/hours/?page=1',
  '/horizons/weeks/',
  '/horizons/months/',
  '/horizons/quarters/',
  '/horizons/years/',
  '/horizons/decades/',
  '/horizons/life/',
  '/calendar/',
  '/calendar/?view=week',
  '/settings/',
  '/settings/account/',
  '/settings/time/',
  '/settings/not-saved/',
  '/deleted/',
  '/colored/',
  '/about/',
  '/more/',
  '/search/',
  '/search/?q=goal',
  '/boards/',
  '/boards/offline-board/',
  '/boards/none/',
  '/boards/none/changes/',
  '/boards/offline-board/changes/',
  '/boards/templates/',
  '/gallery/',
  '/clock/',
  '/climbs/',
  '/climbs/none/',
  '/my-climbs/',
  '/climbs/none/edit/',
  '/climbs/none/changes/',
  '/team/',
  '/progress/',
  '/join/none/',
  '/stop/none/',
  '/nowhere/',
];

/** Pages that need no account. */
export const openPages = ['/boards/templates/', '/gallery/', '/climbs/', '/boards/private-board/'];

/**
 * Creates the board to which `rooms` refers.
 *
 * @returns the address of its public page
 */
export async function withBoard({ request }: Pick<Page, 'request'>, origin: string): Promise<string> {
  const make = async (path: string, data: object): Promise<{ readonly id: string }> => {
    const answer = await request.post(origin + path, { data, headers: { origin } });
    expect(answer.ok(), path).toBe(true);
    return answer.json();
  };
  const board = 'offline-board';
  const made = await make('/api/boards-2/', { name: 'Haus am See', tempId: board, background: 'moss' });
  await make('/api/buckets-2/', { board, name: 'Garten', tempId: 'offline-garden' });
  await make('/api/buckets-2/', { board, name: 'Dach', tempId: 'offline-roof', expanded: false });
  for (const name of ['Hecke schneiden', 'Kompost umsetzen'])
    await make('/api/goals-2/', { name, bucket: 'offline-garden' });
  const shown = await request.patch(`${origin}/api/public-boards/${made.id}/`, {
    data: { isPublic: true, isListed: true, category: 'home', allowCollaboration: true },
    headers: { origin },
  });
  const { code }: { readonly code: string } = await shown.json();
  return `/boards/${code}/`;
}
