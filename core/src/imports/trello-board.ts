import type { Op } from 'quill-delta';
import { cutLine } from '../goals/lines.ts';
import { instantAt } from '../goals/schedule.ts';
import { accepted, type Outcome, refused } from '../outcome.ts';
import { uniqueTags } from '../tags/tags.ts';
import { type DateOnly, plusDays } from '../time/date-only.ts';
import { defaultDurationMinutes } from '../time/durations.ts';
import { momentOf } from '../time/zones.ts';
import {
  countGoals,
  type ExportReading,
  type ImportedBoard,
  type ImportedGoal,
  type ImportedList,
  type ImportRefusal,
  LeftOvers,
  maxExportLength,
  maxImportedGoals,
} from './imported-board.ts';
import { aboutOfPassages } from './gathered-lists.ts';
import { linesOfPassage, linkedLine, notesOfPassages, passage } from './imported-notes.ts';
import { markdownPassage } from './markdown-passage.ts';
import { oneLine, tagFromLabel } from './imported-words.ts';
import { byPosition, type Members, membersOf, objectsOf, textOf } from './json-reading.ts';
import { dateOfMoment } from '../time/written-date.ts';

interface BoardContext extends ExportReading {
  readonly leftOvers: LeftOvers;
  readonly checklists: ReadonlyMap<string, readonly Members[]>;
  readonly comments: ReadonlyMap<string, readonly Members[]>;
  readonly members: ReadonlyMap<string, string>;
  readonly fields: ReadonlyMap<string, Members>;
}

/**
 * Labels become tags, checklists subgoals. Descriptions, comments, attachments, places and custom fields
 * become notes.
 */
export function trelloBoard(text: string, reading: ExportReading): Outcome<ImportedBoard, ImportRefusal> {
  if (text.length > maxExportLength) return refused({ code: 'import.tooMuch' });
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return refused({ code: 'import.json' });
  }
  const board = membersOf(parsed);
  if (!Array.isArray(board['lists']) || !Array.isArray(board['cards'])) {
    return refused({ code: 'import.format' });
  }
  const leftOvers = new LeftOvers();
  const context: BoardContext = { ...reading, leftOvers, ...referredTo(board) };
  const lists = listsOf(board, context);
  if (lists.length === 0) return refused({ code: 'import.empty' });
  if (lists.reduce((sum, { goals }) => sum + countGoals(goals), 0) > maxImportedGoals) {
    return refused({ code: 'import.tooMuch' });
  }
  noteOfBoard(board, leftOvers);
  const about = aboutOfPassages([markdownPassage(textOf(board['desc']))], leftOvers);
  return accepted({ name: oneLine(textOf(board['name'])), about, lists, leftOver: leftOvers.all() });
}

function referredTo(board: Members): Pick<BoardContext, 'checklists' | 'comments' | 'members' | 'fields'> {
  const comments = objectsOf(board['actions']).filter(({ type }) => type === 'commentCard');
  return {
    checklists: Map.groupBy(byPosition(objectsOf(board['checklists'])), ({ idCard }) => textOf(idCard)),
    // Trello lists the newest comment first.
    comments: Map.groupBy(comments.toReversed(), ({ data }) =>
      textOf(membersOf(membersOf(data)['card'])['id']),
    ),
    members: new Map(
      objectsOf(board['members']).map(({ id, fullName, username }) => [
        textOf(id),
        oneLine(textOf(fullName) || textOf(username)),
      ]),
    ),
    fields: new Map(objectsOf(board['customFields']).map((field) => [textOf(field['id']), field])),
  };
}

function noteOfBoard(board: Members, leftOvers: LeftOvers): void {
  const others = objectsOf(board['actions']).filter(({ type }) => type !== 'commentCard');
  leftOvers.add('history', '', others.length);
  leftOvers.add('powerUps', '', objectsOf(board['pluginData']).length);
  const { background, backgroundImage } = membersOf(board['prefs']);
  if (textOf(backgroundImage) !== '' || textOf(background) !== '') leftOvers.add('background');
  for (const { name, color } of objectsOf(board['labels'])) {
    if (textOf(name) !== '' && textOf(color) !== '') {
      leftOvers.add('labelColors', `${oneLine(textOf(name))}: ${textOf(color)}`);
    }
  }
}

function listsOf(board: Members, context: BoardContext): readonly ImportedList[] {
  const { leftOvers, withArchived } = context;
  const cards = Map.groupBy(byPosition(objectsOf(board['cards'])), ({ idList }) => textOf(idList));
  return byPosition(objectsOf(board['lists'])).flatMap((list) => {
    const name = oneLine(textOf(list['name']));
    const inList = cards.get(textOf(list['id'])) ?? [];
    if (list['closed'] === true && !withArchived) {
      leftOvers.add('archivedLists', name);
      for (const card of inList) leftOvers.add('archivedCards', oneLine(textOf(card['name'])));
      return [];
    }
    return [{ name: name || '–', goals: inList.flatMap((card) => goalOfCard(card, context) ?? []) }];
  });
}

function goalOfCard(card: Members, context: BoardContext): ImportedGoal | null {
  const { leftOvers, withArchived } = context;
  const written = textOf(card['name']);
  if (card['closed'] === true && !withArchived) {
    leftOvers.add('archivedCards', oneLine(written));
    return null;
  }
  const description = textOf(card['desc']);
  const title = oneLine(written) || oneLine(description.split('\n', 1)[0] ?? '');
  if (title === '') {
    leftOvers.add('emptyRows');
    return null;
  }
  const { name, overflow } = cutLine(title);
  noteOfCard(card, name, context);
  const { notes, leftOut } = notesOfPassages([
    passage(overflow),
    markdownPassage(description),
    linesOfPassage([...linesOfPlace(card), ...linesOfFields(card, context), ...linesOfAttachments(card)]),
    ...passagesOfComments(card, context),
  ]);
  leftOvers.add('longNotes', name, leftOut);
  const done = doneDateOf(card, context);
  return {
    name,
    notes,
    tags: uniqueTags(objectsOf(card['labels']).flatMap((label) => tagOfLabel(label) ?? [])),
    ...datesOf(card, name, context),
    doneDate: done,
    subgoals: subgoalsOf(card, done, context),
  };
}

function noteOfCard(card: Members, name: string, { leftOvers, members }: BoardContext): void {
  const assigned = Array.isArray(card['idMembers']) ? card['idMembers'] : [];
  for (const id of assigned) leftOvers.add('members', members.get(textOf(id)) ?? '');
  const cover = membersOf(card['cover']);
  if (textOf(cover['color']) !== '' || textOf(cover['idAttachment']) !== '') leftOvers.add('covers', name);
  leftOvers.add('covers', name, objectsOf(card['stickers']).length);
  const { votes } = membersOf(card['badges']);
  if (typeof votes === 'number' && votes > 0) leftOvers.add('votes', name);
  if (typeof card['dueReminder'] === 'number' && card['dueReminder'] >= 0) leftOvers.add('reminders', name);
  leftOvers.add('powerUps', name, objectsOf(card['pluginData']).length);
}

function tagOfLabel({ name, color }: Members): string | null {
  return tagFromLabel(textOf(name) || textOf(color));
}

type Dates = Pick<ImportedGoal, 'dueDate' | 'datetimeFr' | 'datetimeTo'>;

/** Returns the times from start to due time on one day, otherwise an hour from the due time. */
function datesOf(card: Members, name: string, { zone, leftOvers }: BoardContext): Dates {
  const nowhere = { dueDate: null, datetimeFr: null, datetimeTo: null };
  const [due, start] = [textOf(card['due']), textOf(card['start'])];
  const startDate = start === '' ? null : dateOfMoment(start, zone);
  if (due === '') {
    // A card with only a start is planned for that day.
    if (startDate !== null) return { ...nowhere, dueDate: startDate };
    if (start !== '') leftOvers.add('unreadDates', `${name}: ${start}`);
    return nowhere;
  }
  const dueDate = dateOfMoment(due, zone);
  if (dueDate === null) {
    leftOvers.add('unreadDates', `${name}: ${due}`);
    return nowhere;
  }
  const isOneDay = startDate === dueDate && Date.parse(start) < Date.parse(due);
  if (start !== '' && !isOneDay) leftOvers.add('startDates', `${name}: ${startDate ?? start}`);
  const from = Date.parse(isOneDay ? start : due);
  const midnight = momentOf(plusDays(dueDate, 1), 0, zone);
  const to = isOneDay ? Date.parse(due) : Math.min(midnight, from + defaultDurationMinutes * 60_000);
  return { dueDate, datetimeFr: instantAt(from), datetimeTo: instantAt(to) };
}

function doneDateOf(card: Members, { zone, today }: BoardContext): DateOnly | null {
  if (card['dueComplete'] !== true) return null;
  const moment = textOf(card['dateCompleted']) || textOf(card['dateLastActivity']);
  return dateOfMoment(moment, zone) ?? today;
}

/**
 * Without a name, a single checklist becomes subgoals; otherwise each checklist becomes a goal with subgoals.
 */
function subgoalsOf(card: Members, done: DateOnly | null, context: BoardContext): readonly ImportedGoal[] {
  const checklists = (context.checklists.get(textOf(card['id'])) ?? []).map((checklist) => ({
    name: oneLine(textOf(checklist['name'])),
    goals: byPosition(objectsOf(checklist['checkItems'])).flatMap(
      (item) => goalOfPoint(item, done, context) ?? [],
    ),
  }));
  const [first] = checklists;
  const isPlain = first !== undefined && (first.name === '' || first.name === 'Checklist');
  if (checklists.length === 1 && isPlain) return first.goals;
  return checklists.map(({ name, goals }) => {
    const isDone = goals.length > 0 && goals.every(({ doneDate }) => doneDate !== null);
    return {
      ...plainGoal(name || '–', context),
      doneDate: isDone ? (done ?? context.today) : null,
      subgoals: goals,
    };
  });
}

function goalOfPoint(item: Members, done: DateOnly | null, context: BoardContext): ImportedGoal | null {
  const title = oneLine(textOf(item['name']));
  if (title === '') return null;
  const isDone = item['state'] === 'complete';
  return {
    ...plainGoal(title, context),
    ...datesOf(item, title, context),
    doneDate: isDone ? (done ?? context.today) : null,
  };
}

function plainGoal(title: string, { leftOvers }: BoardContext): ImportedGoal {
  const { name, overflow } = cutLine(title);
  const { notes, leftOut } = notesOfPassages([passage(overflow)]);
  leftOvers.add('longNotes', name, leftOut);
  const nothing = { dueDate: null, datetimeFr: null, datetimeTo: null, doneDate: null };
  return { name, notes, tags: [], ...nothing, subgoals: [] };
}

function linesOfPlace(card: Members): readonly (readonly Op[])[] {
  const place = [card['locationName'], card['address']].map(textOf).filter((text) => text !== '');
  return place.length === 0 ? [] : [[{ insert: oneLine(place.join(', ')) }]];
}

function linesOfAttachments(card: Members): readonly (readonly Op[])[] {
  return objectsOf(card['attachments']).flatMap((attachment) => {
    const address = textOf(attachment['url']);
    const name = oneLine(textOf(attachment['name'])) || address;
    if (name === '') return [];
    return [/^https?:\/\//iu.test(address) ? linkedLine(name, address) : [{ insert: name }]];
  });
}

/** Lines such as `Price: 12`. */
function linesOfFields(card: Members, { fields }: BoardContext): readonly (readonly Op[])[] {
  return objectsOf(card['customFieldItems']).flatMap((item) => {
    const field = membersOf(fields.get(textOf(item['idCustomField'])));
    const value = fieldValue(item, field);
    const name = oneLine(textOf(field['name']));
    return value === '' ? [] : [[{ insert: name === '' ? value : `${name}: ${value}` }]];
  });
}

function fieldValue(item: Members, field: Members): string {
  const option = objectsOf(field['options']).find(({ id }) => id === item['idValue']);
  if (option) return oneLine(textOf(membersOf(option['value'])['text']));
  const { text, number, date, checked } = membersOf(item['value']);
  const value = [text, number, date, checked].find((each) => each !== undefined && each !== null);
  return oneLine(typeof value === 'string' ? value : String(value ?? ''));
}

/** Returns note text with author and date: Cairn's comments would have the importing user as author. */
function passagesOfComments(card: Members, { comments, zone }: BoardContext): readonly (readonly Op[])[] {
  return (comments.get(textOf(card['id'])) ?? []).flatMap(({ data, memberCreator, date }) => {
    const text = textOf(membersOf(data)['text']);
    if (text === '') return [];
    const { fullName, username } = membersOf(memberCreator);
    const day = dateOfMoment(textOf(date), zone) ?? '';
    const head = [oneLine(textOf(fullName) || textOf(username)), day].filter((part) => part !== '');
    return [
      head.length === 0
        ? markdownPassage(text)
        : [
            { insert: head.join(', '), attributes: { bold: true } },
            { insert: '\n' },
            ...markdownPassage(text),
          ],
    ];
  });
}
