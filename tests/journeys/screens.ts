import { expect, type Page } from '@playwright/test';

/** Where visitors come in. */
export const doors = ['/login/', '/signup/', '/reset/', '/reset/someone/token/'];

/** Where a person with an account can be, and an address that is none. */
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
  '/nowhere/',
];

/** Makes the board that is one of the rooms, with two lists, one of them folded, and goals. */
export async function withBoard({ request }: Pick<Page, 'request'>, origin: string): Promise<void> {
  const make = async (path: string, data: object) => {
    const answer = await request.post(origin + path, { data, headers: { origin } });
    expect(answer.ok(), path).toBe(true);
  };
  const board = 'offline-board';
  await make('/api/boards-2/', { name: 'Haus am See', tempId: board, background: 'moss' });
  await make('/api/buckets-2/', { board, name: 'Garten', tempId: 'offline-garden' });
  await make('/api/buckets-2/', { board, name: 'Dach', tempId: 'offline-roof', expanded: false });
  for (const name of ['Hecke schneiden', 'Kompost umsetzen'])
    await make('/api/goals-2/', { name, bucket: 'offline-garden' });
}
