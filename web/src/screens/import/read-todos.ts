import type { Todo, TodoDate, TodoFile } from '@cairn/core/imports/todos-board';
import { isDateOnly } from '@cairn/core/time/date-only';
import { momentOf } from '@cairn/core/time/zones';
import ICAL from 'ical.js';

/**
 * The tasks of a calendar file as plain data.
 *
 * @param zone of moments that name none
 * @throws where it is no such file
 */
export function readTodos(text: string, zone: string): TodoFile {
  const parsed = ICAL.parse(text) as unknown[];
  // A file may hold several calendars, one below the other.
  const calendars = (typeof parsed[0] === 'string' ? [parsed] : parsed).map(
    (each) => new ICAL.Component(each as ConstructorParameters<typeof ICAL.Component>[0]),
  );
  const name = calendars.map((each) => textOf(each, 'x-wr-calname')).find(Boolean) ?? '';
  const others = calendars.flatMap((each) => [
    ...each.getAllSubcomponents('vevent'),
    ...each.getAllSubcomponents('vjournal'),
  ]).length;
  const todos = calendars.flatMap((each) => each.getAllSubcomponents('vtodo'));
  return { name, others, todos: todos.map((todo, index) => plainTodo(todo, index, zone)) };
}

function plainTodo(todo: ICAL.Component, index: number, zone: string): Todo {
  const related = todo
    .getAllProperties('related-to')
    .find((each) => String(each.getParameter('reltype') ?? 'PARENT').toUpperCase() === 'PARENT');
  const rules = todo.getAllProperties('rrule').map((each) => String(each.getFirstValue()));
  const addresses = [...todo.getAllProperties('url'), ...todo.getAllProperties('attach')];
  return {
    id: textOf(todo, 'uid') || `todo ${index}`,
    parent: String(related?.getFirstValue() ?? ''),
    summary: textOf(todo, 'summary'),
    description: textOf(todo, 'description'),
    start: dateOf(todo, 'dtstart', zone),
    due: dateOf(todo, 'due', zone),
    completed: dateOf(todo, 'completed', zone),
    status: textOf(todo, 'status').toUpperCase(),
    percent: Number(todo.getFirstPropertyValue('percent-complete') ?? 0) || 0,
    priority: Number(todo.getFirstPropertyValue('priority') ?? 0) || 0,
    categories: todo.getAllProperties('categories').flatMap((each) => each.getValues().map(String)),
    rule: rules.join('\n'),
    location: textOf(todo, 'location'),
    addresses: addresses.map((each) => String(each.getFirstValue())).filter((each) => each.length < 2_000),
    alarms: todo.getAllSubcomponents('valarm').length,
  };
}

function textOf(component: ICAL.Component, name: string): string {
  const value = component.getFirstPropertyValue(name);
  return typeof value === 'string' ? value.trim() : '';
}

function dateOf(component: ICAL.Component, name: string, zone: string): TodoDate | null {
  const property = component.getFirstProperty(name);
  const value = property?.getFirstValue();
  if (!(value instanceof ICAL.Time)) return null;
  const date = value.toString().slice(0, 10);
  if (!isDateOnly(date)) return null;
  if (value.isDate) return { date };
  if (value.zone === ICAL.Timezone.utcTimezone) return { at: value.toJSDate().getTime() };
  const named = String(property?.getParameter('tzid') ?? '');
  const minutes = value.hour * 60 + value.minute;
  try {
    return { at: momentOf(date, minutes, named || zone) };
  } catch {
    // A zone with a name of the file's own, as Outlook writes them: the clock is what was meant.
    return { at: momentOf(date, minutes, zone) };
  }
}
