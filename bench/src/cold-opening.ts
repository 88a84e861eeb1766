import type { Bar } from './bars.ts';
import { median, tell } from './figures.ts';
import { type Visit, visit } from './unwatched-visit.ts';

const rounds = 9;

/** What is opened: a browser's profile that has been there before, and an address. */
export interface Opened {
  readonly profile: string;
  readonly address: string;
}

/**
 * Opens the empty page and a screen of Cairn by turns, each in a new browser with no server behind the screen, so that what
 * else the machine does meets both.
 *
 * @param screen with what it is called, and how much later than the floor it may be painted, in milliseconds
 */
export async function tellOpening(
  floor: Opened,
  screen: Opened & { readonly name: string; readonly mark: number },
): Promise<Bar> {
  const empty: Visit[] = [];
  const full: Visit[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const visits = [
      await visit(floor.profile, floor.address),
      await visit(screen.profile, screen.address),
    ] as const;
    // The first one finds what the warming visit left behind.
    if (round === 0) continue;
    empty.push(visits[0]);
    full.push(visits[1]);
  }
  const emptyMs = median(empty.map(({ paintedMs }) => paintedMs));
  const fullMs = median(full.map(({ paintedMs }) => paintedMs));
  const longTasks = full.map(({ longestTaskMs }) => longestTaskMs);
  tell(`empty React page painted, ms (median of ${rounds})`, emptyMs.toFixed(0), 'the floor');
  tell(`${screen.name} painted, offline, cold, ms`, fullMs.toFixed(0), '');
  tell('later than the floor, ms', (fullMs - emptyMs).toFixed(0), `held to ${screen.mark}`);
  tell(
    'longest task over 50 ms, median / worst of the visits',
    `${median(longTasks).toFixed(0)} / ${Math.max(...longTasks).toFixed(0)}`,
    '',
  );
  return { name: 'opening, offline', floor: emptyMs, cairn: fullMs, mark: emptyMs + screen.mark };
}
