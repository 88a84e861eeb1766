import { instantAt } from '../goals/schedule.ts';
import { type Outcome, refused } from '../outcome.ts';
import { type DateOnly, isDateOnly, plusDays } from '../time/date-only.ts';
import { momentOf, todayIn } from '../time/zones.ts';
import { boardOfLists, type FlatGoal, gatheredLists, importedGoalOf } from './gathered-lists.ts';
import {
  type ExportReading,
  type ImportedBoard,
  type ImportedGoal,
  type ImportRefusal,
  LeftOvers,
} from './imported-board.ts';
import { linesOfPassage, linkedLine, passage } from './imported-notes.ts';
import { markdownPassage } from './markdown-passage.ts';
import { oneLine } from './imported-words.ts';
import { type Members, membersOf, objectsOf, textOf } from './json-reading.ts';

export function isSuperProductivity(value: unknown): boolean {
  const { task, project } = modelIn(value);
  return 'entities' in membersOf(task) && 'entities' in membersOf(project);
}

/** Sync files begin with a text such as `pf_4.5__` before the JSON. */
const header = /^pf_\d[\d.]*__/u;

export function withoutSyncHeader(text: string): string {
  return text.replace(header, '');
}

function modelIn(value: unknown): Members {
  const top = membersOf(value);
  const within = ['', 'data', 'mainModelData', 'state'].map((name) =>
    name === '' ? top : membersOf(top[name]),
  );
  const deeper = [...within, membersOf(within[1]?.['mainModelData'])];
  return deeper.find((each) => 'task' in each) ?? top;
}

/** Returns the entities in the order of `ids`, then the rest. */
function entitiesOf(table: unknown): readonly Members[] {
  const { ids, entities } = membersOf(table);
  const byId = membersOf(entities);
  const order = Array.isArray(ids) ? ids.map(String) : [];
  return [...new Set([...order, ...Object.keys(byId)])].flatMap((id) =>
    Object.hasOwn(byId, id) ? [membersOf(byId[id])] : [],
  );
}

interface ExportContext extends ExportReading {
  readonly leftOvers: LeftOvers;
  readonly projects: ReadonlyMap<string, string>;
  readonly tags: ReadonlyMap<string, string>;
}

/**
 * Projects become lists. Archived tasks count as done, if they are wanted.
 *
 * @param name the board's name, also for the list of tasks without a project
 */
export function superProductivityBoard(
  value: unknown,
  name: string,
  reading: ExportReading,
): Outcome<ImportedBoard, ImportRefusal> {
  if (!isSuperProductivity(value)) return refused({ code: 'import.format' });
  const model = modelIn(value);
  const leftOvers = new LeftOvers();
  const titles = (table: unknown) =>
    new Map(entitiesOf(table).map(({ id, title }) => [textOf(id), oneLine(textOf(title))]));
  const tags = titles(model['tag']);
  // `TODAY` is the list of today's tasks, not a tag.
  tags.delete('TODAY');
  const context: ExportContext = { ...reading, leftOvers, projects: titles(model['project']), tags };
  const flat = entitiesOf(model['task']).flatMap((task) => flatGoal(task, name, context) ?? []);
  const archived = archivesIn(value, model).flatMap(entitiesOf);
  for (const task of archived) {
    if (!reading.withArchived) leftOvers.add('archivedCards', oneLine(textOf(task['title'])));
    else flat.push(...(flatGoal({ ...task, isDone: true }, name, context) ?? []));
  }
  for (const config of entitiesOf(model['taskRepeatCfg']))
    leftOvers.add('repeats', oneLine(textOf(config['title'])));
  const notes = entitiesOf(model['note']).map(({ content }) => markdownPassage(textOf(content)));
  const lists = gatheredLists(flat, ordered(flat, context));
  return boardOfLists({ name, about: notes, lists }, leftOvers);
}

function ordered(flat: readonly FlatGoal[], { projects }: ExportContext): readonly string[] {
  const used = new Set(flat.map(({ list }) => list));
  return [...projects.values()].filter((title) => used.has(title));
}

function archivesIn(value: unknown, model: Members): readonly unknown[] {
  const top = membersOf(value);
  const holders = [top, membersOf(top['data']), membersOf(top['state']), model];
  const found = holders.flatMap((each) => [
    each['taskArchive'],
    ...['archive', 'archiveYoung', 'archiveOld'].map((archive) => membersOf(each[archive])['task']),
  ]);
  return [...new Set(found.filter((archive) => archive !== undefined))];
}

function flatGoal(task: Members, name: string, context: ExportContext): readonly FlatGoal[] | null {
  const { leftOvers } = context;
  const title = oneLine(textOf(task['title']));
  const labels = Array.isArray(task['tagIds'])
    ? task['tagIds'].flatMap((id) => context.tags.get(String(id)) ?? [])
    : [];
  if (textOf(task['reminderId']) !== '' || typeof task['remindAt'] === 'number')
    leftOvers.add('reminders', title);
  const goal = importedGoalOf(
    {
      title,
      labels,
      passages: [markdownPassage(textOf(task['notes'])), ...passagesOfTask(task)],
      doneDate: doneDateOf(task, context),
      ...datesOf(task, context),
    },
    leftOvers,
  );
  const list = context.projects.get(textOf(task['projectId'])) || name;
  return goal && [{ id: textOf(task['id']), parent: textOf(task['parentId']), list, goal }];
}

function doneDateOf({ isDone, doneOn }: Members, { zone, today }: ExportContext): DateOnly | null {
  if (isDone !== true) return null;
  return dayOfMoment(doneOn, zone) ?? today;
}

function dayOfMoment(moment: unknown, zone: string): DateOnly | null {
  if (typeof moment !== 'number' || !Number.isFinite(moment) || Math.abs(moment) > 8e15) return null;
  const date = todayIn(zone, moment);
  return isDateOnly(date) ? date : null;
}

/** A timed task lasts as long as estimated, up to midnight. */
function datesOf(
  task: Members,
  { zone }: ExportContext,
): Pick<ImportedGoal, 'dueDate' | 'datetimeFr' | 'datetimeTo'> {
  const at = task['dueWithTime'] ?? task['plannedAt'];
  const dueDate = dayOfMoment(at, zone);
  if (dueDate === null || typeof at !== 'number') {
    const day = task['dueDay'] ?? task['deadlineDay'];
    return { dueDate: isDateOnly(day) ? day : null, datetimeFr: null, datetimeTo: null };
  }
  const estimate = Number(task['timeEstimate']) || 0;
  const midnight = momentOf(plusDays(dueDate, 1), 0, zone);
  const to = Math.min(midnight, at + Math.max(estimate, 60_000 * 15));
  return { dueDate, datetimeFr: instantAt(at), datetimeTo: instantAt(to) };
}

/** The note's passages: time spent and estimated, then links and files. */
function passagesOfTask(task: Members) {
  const hours = [task['timeSpent'], task['timeEstimate']].map((span) =>
    typeof span === 'number' && span > 0 ? clockText(span) : '',
  );
  const time = hours.some((text) => text !== '') ? `⏱ ${hours.map((text) => text || '–').join(' / ')}` : '';
  const lines = objectsOf(task['attachments']).flatMap(({ title, path }) => {
    const address = textOf(path);
    const shown = oneLine(textOf(title)) || address;
    if (shown === '') return [];
    return [
      /^https?:\/\//iu.test(address)
        ? linkedLine(shown, address)
        : [{ insert: `${shown} ${address}`.trim() }],
    ];
  });
  const issue = textOf(task['issueId']);
  return [passage(time), passage(issue === '' ? '' : `# ${issue}`), linesOfPassage(lines)];
}

function clockText(span: number): string {
  const minutes = Math.round(span / 60_000);
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')} h`;
}
