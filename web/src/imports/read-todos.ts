import type { Todo, TodoDate, TodoFile } from '@cairn/core/imports/todos-board';
import { storableText } from '@cairn/core/storable';
import { isDateOnly } from '@cairn/core/time/date-only';
import { isZone, momentOf } from '@cairn/core/time/zones';
import ICAL from 'ical.js';

/** Maximum length of an unreadable line in the report. */
const toldLength = 80;

/**
 * Unreadable lines are reported and skipped.
 *
 * @param zone for times without a zone
 * @throws for another kind of file
 */
export function readTodos(text: string, zone: string): TodoFile {
  const unread = new Set<string>();
  const tell = (line: string) => void unread.add(storableText(line).slice(0, toldLength));
  const context: TodoContext = { zone, tell, lines: unfolded(text) };
  const parsed = parsedLines(text, context) as unknown[];
  // A file may contain several calendars.
  const calendars = (typeof parsed[0] === 'string' ? [parsed] : parsed).map(
    (each) => new ICAL.Component(each as ConstructorParameters<typeof ICAL.Component>[0]),
  );
  const name = calendars.map((each) => textOf(each, 'x-wr-calname', context)).find(Boolean) ?? '';
  const others = calendars.flatMap((each) => [
    ...each.getAllSubcomponents('vevent'),
    ...each.getAllSubcomponents('vjournal'),
  ]).length;
  const todos = calendars.flatMap((each) => each.getAllSubcomponents('vtodo'));
  const read = todos.map((todo, index) => plainTodo(todo, index, context));
  const isNothing = others === 0 && read.every(({ summary, description }) => summary + description === '');
  if (isNothing && unread.size > 0) throw new Error('Nothing of this calendar can be read.');
  return { name, others, todos: read, unread: [...unread] };
}

interface TodoContext {
  readonly zone: string;
  readonly tell: (line: string) => void;
  readonly lines: readonly string[];
}

function parsedLines(text: string, context: TodoContext): unknown {
  try {
    return ICAL.parse(text);
  } catch {
    return ICAL.parse(readableLines(context).join('\r\n'));
  }
}

const unfolded = (text: string): readonly string[] =>
  text
    .replaceAll(/\r\n?|\n/gu, '\n')
    .replaceAll(/\n[ \t]/gu, '')
    .split('\n');

/** Skips invalid lines and unbalanced components. */
function readableLines({ tell, lines }: TodoContext): readonly string[] {
  const kept: string[] = [];
  const open: string[] = [];
  for (const line of lines) {
    if (line.trim() === '') continue;
    const [, isBegin, name = ''] = /^(?:(BEGIN)|END):(.+)$/iu.exec(line.trim()) ?? [];
    const component = name.trim().toUpperCase();
    if (component === '') {
      if (open.length > 0 && isProperty(line)) kept.push(line);
      else tell(line);
    } else if (isBegin) {
      open.push(component);
      kept.push(line);
    } else if (open.includes(component)) {
      // Close inner components that have no end.
      for (let ended = ''; ended !== component;) kept.push(`END:${(ended = open.pop() as string)}`);
    } else tell(line);
  }
  return [...kept, ...open.toReversed().map((each) => `END:${each}`)];
}

const isProperty = (line: string): boolean => parsedProperty(line) !== null;

/** Returns null if ical.js cannot read the line. */
function parsedProperty(line: string): unknown {
  try {
    const [, properties] = ICAL.parse(`BEGIN:X\r\n${line}\r\nEND:X`) as [string, unknown[]];
    return properties[0] ?? null;
  } catch {
    return null;
  }
}

function plainTodo(todo: ICAL.Component, index: number, context: TodoContext): Todo {
  const related = todo
    .getAllProperties('related-to')
    .find((each) => String(each.getParameter('reltype') ?? 'PARENT').toUpperCase() === 'PARENT');
  const rules = valuesOf(todo, 'rrule', context).map(String);
  const addresses = [...valuesOf(todo, 'url', context), ...valuesOf(todo, 'attach', context)];
  const start = dateOf(todo, 'dtstart', context);
  return {
    id: textOf(todo, 'uid', context) || `todo ${index}`,
    parent: related ? String(valueOf(related, context) ?? '') : '',
    summary: textOf(todo, 'summary', context),
    description: textOf(todo, 'description', context),
    start,
    due: dateOf(todo, 'due', context) ?? endOf(todo, start, context),
    completed: dateOf(todo, 'completed', context),
    status: textOf(todo, 'status', context).toUpperCase(),
    percent: Number(valuesOf(todo, 'percent-complete', context)[0] ?? 0) || 0,
    priority: Number(valuesOf(todo, 'priority', context)[0] ?? 0) || 0,
    categories: valuesOf(todo, 'categories', context).map(String),
    rule: rules.join('\n'),
    without: datesOf(todo, 'exdate', context),
    extra: datesOf(todo, 'rdate', context),
    standsFor: dateOf(todo, 'recurrence-id', context),
    location: textOf(todo, 'location', context),
    addresses: addresses.map(String).filter((each) => each.length < 2_000),
    alarms: todo.getAllSubcomponents('valarm').length,
  };
}

/** Reports unreadable values. */
function valuesOf(component: ICAL.Component, name: string, context: TodoContext): readonly unknown[] {
  return component.getAllProperties(name).flatMap((property): readonly unknown[] => {
    try {
      return property.getValues();
    } catch {
      context.tell(lineOf(property, context));
      return [];
    }
  });
}

function valueOf(property: ICAL.Property, context: TodoContext): unknown {
  try {
    return property.getFirstValue();
  } catch {
    context.tell(lineOf(property, context));
    return null;
  }
}

/** The original line, because ical.js changes broken parts. */
function lineOf(property: ICAL.Property, { lines }: TodoContext): string {
  const name = property.name.toUpperCase();
  const own = lines.filter(
    (line) => line.toUpperCase().startsWith(name) && /^[;:]/u.test(line.slice(name.length)),
  );
  const wanted = JSON.stringify(property.jCal);
  return own.find((line) => JSON.stringify(parsedProperty(line)) === wanted) ?? own[0] ?? name;
}

function textOf(component: ICAL.Component, name: string, context: TodoContext): string {
  const property = component.getFirstProperty(name);
  const value = property && valueOf(property, context);
  return typeof value === 'string' ? value.trim() : '';
}

function dateOf(component: ICAL.Component, name: string, context: TodoContext): TodoDate | null {
  return datesOf(component, name, context)[0] ?? null;
}

/** Reports invalid dates. */
function datesOf(component: ICAL.Component, name: string, context: TodoContext): readonly TodoDate[] {
  return component.getAllProperties(name).flatMap((property): readonly TodoDate[] => {
    let values: readonly unknown[] = [];
    try {
      values = property.getValues();
    } catch {}
    const dates = values.flatMap((value) => plainDate(value, property, context.zone) ?? []);
    if (dates.length < Math.max(1, values.length)) context.tell(lineOf(property, context));
    return dates;
  });
}

function plainDate(value: unknown, property: ICAL.Property, zone: string): TodoDate | null {
  const time = value instanceof ICAL.Period ? value.start : value;
  if (!(time instanceof ICAL.Time)) return null;
  const date = time.toString().slice(0, 10);
  if (!isDateOnly(date)) return null;
  if (time.isDate) return { date };
  if (time.zone === ICAL.Timezone.utcTimezone) return { at: time.toJSDate().getTime() };
  const named = String(property.getParameter('tzid') ?? '');
  // Outlook files have unknown zone names; use the reader's zone.
  const own = named !== '' && isZone(named) ? named : zone;
  return { at: momentOf(date, time.hour * 60 + time.minute, own), wall: date };
}

/** Returns the end from the start and the duration; a whole day lasts one day. */
function endOf(todo: ICAL.Component, start: TodoDate | null, context: TodoContext): TodoDate | null {
  const property = todo.getFirstProperty('duration');
  const value = property && valueOf(property, context);
  if (!property || start === null) return null;
  const seconds = value instanceof ICAL.Duration ? value.toSeconds() : Number.NaN;
  if (!(seconds > 0)) {
    context.tell(lineOf(property, context));
    return null;
  }
  if ('at' in start) return { at: start.at + seconds * 1_000 };
  const days = Math.max(0, Math.ceil(seconds / 86_400) - 1);
  const date = new Date(Date.parse(`${start.date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
  return { date };
}
