import { notesText, type NotesDelta } from '@cairn/core/notes/delta';
import type { Cairn } from '@cairn/client/cairn/cairn';
import type { Device } from './device.ts';
import type { FinalEntry } from './folder-oracle.ts';
import { type FinalGoal, Oracle } from './oracle.ts';
import { pictureOf } from './picture.ts';
import type { SimServer, StoredBoard, StoredGoal } from './sim-server.ts';

/**
 * @param deleted the marks of goals that someone deleted
 * @param taken the request bodies of all accepted writes
 */
export async function judge(
  server: SimServer,
  devices: readonly Device[],
  oracle: Oracle,
  deleted: ReadonlySet<string>,
  spaces: readonly string[],
  taken: string,
): Promise<readonly string[]> {
  const stored = await server.goalsOf(spaces);
  const living = new Map<string, FinalGoal[]>();
  for (const goal of stored.filter((it) => !it.isDeleted && Oracle.isWatched(it.name))) {
    const mark = Oracle.markOf(goal.name);
    const final = {
      name: goal.name,
      dueDate: goal.dueDate,
      notes: notesText(goal.richThoughts as NotesDelta | null),
    };
    living.set(mark, [...(living.get(mark) ?? []), final]);
  }
  const deletedInAll = new Set([...deleted, ...goneWith(stored, deleted)]);
  const shelves = devices
    .map((device) => JSON.stringify([device.cairn?.shelf, device.cairn?.unsentRecords()]))
    .join('\n');
  const comments = await server.commentsOf(spaces);
  const held = devices.flatMap(({ cairn }) =>
    [...(cairn?.shelf ?? []), ...(cairn?.unsentRecords() ?? [])]
      .filter(({ table }) => table === 'folder_goals')
      .map((one) => JSON.stringify(one)),
  );
  const found = [
    ...oracle.violations(living, deletedInAll, shelves),
    ...oracle.comments.violations(new Set(living.keys()), comments, shelves),
    ...oracle.folders.violations(
      await entriesIn(server, spaces),
      placesOf(stored, await server.boardsOf(spaces)),
      held,
    ),
    ...oracle.repeats.violations(taken, shelves),
    ...oracle.tags.violations(await server.tagsOf(spaces), shelves),
    ...oracle.marks.violations(),
    ...ringsAmong(stored),
  ];
  for (const device of devices) found.push(...(await differencesOf(server, device)));
  return found;
}

async function entriesIn(server: SimServer, spaces: readonly string[]): Promise<readonly FinalEntry[]> {
  const entries = await server.entriesOf(spaces);
  return entries.map(({ folder, goal, board }) => ({ folder, thing: board ?? Oracle.markOf(goal) }));
}

function placesOf(
  stored: readonly StoredGoal[],
  boards: readonly StoredBoard[],
): ReadonlyMap<string, string> {
  const living = stored.filter(({ isDeleted }) => !isDeleted);
  return new Map([
    ...living.map(({ name, space }) => [Oracle.markOf(name), space] as const),
    ...boards.map(({ id, space }) => [id, space] as const),
  ]);
}

/** The marks of goals deleted with an ancestor or a board, even if the deleting person did not see them there. */
export function goneWith(stored: readonly StoredGoal[], deleted: ReadonlySet<string>): readonly string[] {
  const namesById = new Map(stored.map((goal) => [goal.id, goal.name]));
  return stored
    .filter(
      (it) =>
        it.isDeleted &&
        (it.deletedWithList !== null ||
          deleted.has(Oracle.markOf(namesById.get(it.deletedWith ?? '') ?? ''))),
    )
    .map((goal) => Oracle.markOf(goal.name));
}

function ringsAmong(stored: readonly StoredGoal[]): readonly string[] {
  const parents = new Map(stored.map((goal) => [goal.id, goal.parent]));
  return stored
    .filter((goal) => {
      const seen = new Set<string>();
      for (let at: string | null = goal.id; at !== null; at = parents.get(at) ?? null) {
        if (seen.has(at)) return true;
        seen.add(at);
      }
      return false;
    })
    .map((goal) => `${goal.name} is below itself`);
}

async function differencesOf(server: SimServer, device: Device): Promise<readonly string[]> {
  const tabs = device.awake;
  if (tabs.length === 0) return [`${device.name} did not come back`];
  const fresh = await server.freshPicture(device.user);
  return tabs.flatMap(({ name, cairn }) => (cairn ? differencesOfTab(name, cairn, fresh) : []));
}

function differencesOfTab(name: string, cairn: Cairn, fresh: ReadonlyMap<string, string>): readonly string[] {
  const shown = pictureOf(cairn);
  const parked = new Set(cairn.unsentRecords().map((record) => record.id ?? record.key));
  // A rejected goal stays on its list here, so the comparison leaves it out.
  const settled = (text: string | undefined) =>
    text?.startsWith('list ')
      ? text
          .split(/[ ,]/u)
          .filter((word) => !parked.has(word))
          .join(' ')
          .trim()
      : text;
  // A goal whose move was rejected is in another space on this device, without its pins.
  const thingIn = (text = '') =>
    /^(?:pinned|favourites) \S+: (?<thing>\S+) at/u.exec(text)?.groups?.['thing'] ?? '';
  return [...new Set([...fresh.keys(), ...shown.keys()])]
    .filter(
      (id) =>
        !parked.has(id) &&
        !parked.has(thingIn(fresh.get(id) ?? shown.get(id))) &&
        settled(fresh.get(id)) !== settled(shown.get(id)),
    )
    .map((id) => `${name} shows ${shown.get(id)} where the server has ${fresh.get(id)}`);
}
