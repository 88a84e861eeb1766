import type { Bar } from './bars.ts';
import { halfAndWorst, median, tellBeside, tellFloor } from './figures.ts';
import { isQuick } from './options.ts';
import { type Visit, visit } from './unwatched-visit.ts';

const rounds = isQuick ? 4 : 9;

export interface Opened {
  readonly profile: string;
  readonly address: string;
}

/**
 * Visits both pages in turns, so other load affects both. Each visit is in a new browser, without a server.
 *
 * @param screen `mark`: allowed ms above the baseline
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
    // The first round cleans up after the visits that warmed the profiles.
    if (round === 0) continue;
    empty.push(visits[0]);
    full.push(visits[1]);
  }
  const [floors, ours] = [columnsOf(empty), columnsOf(full)];
  const [emptyMs, fullMs] = [median(floors.painted), median(ours.painted)];
  tellFloor(`empty React page painted, ms (median of ${rounds})`, floors.painted);
  tellBeside(
    `${screen.name} painted, offline, cold, ms`,
    ours.painted,
    floors.painted,
    `${(fullMs - emptyMs).toFixed(0)} ms later than the floor, held to ${screen.mark}`,
  );
  if (!isQuick) {
    const title = 'longest task over 50 ms, median / worst of the visits';
    tellBeside(title, ours.tasks, floors.tasks, 'held to 0', halfAndWorst);
    tellFloor('heap of the empty tab, MB', floors.heap);
    tellBeside('heap of the tab, MB', ours.heap, floors.heap);
  }
  return { name: 'opening, offline', floor: emptyMs, cairn: fullMs, mark: emptyMs + screen.mark };
}

function columnsOf(visits: readonly Visit[]) {
  return {
    painted: visits.map(({ paintedMs }) => paintedMs),
    tasks: visits.map(({ longestTaskMs }) => longestTaskMs),
    heap: visits.map(({ heapMb }) => heapMb),
  };
}
