import { mailedName } from '@cairn/core/accounts/mailed-name';
import type { NotificationEvent } from '@cairn/core/notifications/notification-event';
import { dailyReminderMail, eventMail, type MailedEntry, reminderMail } from '@cairn/words/event-mails';
import { languageOf } from '@cairn/words/language';
import type { Mail } from '@cairn/words/mail';
import { goalLinkAddresses } from './goal-link-token.ts';
import type { OutgoingMail } from './outbox.ts';
import { unsubscribeToken } from './unsubscribe-token.ts';
import { mailIn, type MailSite } from './written-mail.ts';

export interface EventMailParts extends MailSite {
  /** Key from which tokens in links are made. */
  readonly linkKey: Buffer;
}

export interface NotifiedPerson {
  readonly id: string;
  /** BCP 47 tag; English for languages without a translation. */
  readonly locale: string;
}

export type EventMailContent = Omit<OutgoingMail, 'to'>;

/** With names as people wrote them. */
export interface MailedEvents {
  /** About one goal, space or board, newest first. */
  readonly entries: readonly [MailedEntry, ...MailedEntry[]];
  readonly goal: { readonly id: string; readonly name: string } | null;
  /** Names the period to which the goal moved in the newest entry, in the mail's language; null for other events. */
  readonly period: (() => string) | null;
  readonly space: { readonly id: string; readonly name: string };
  readonly board: { readonly code: string; readonly name: string } | null;
}

/** In code points. */
const longestName = 60;
export const longestGoal = 120;
const longestParagraph = 500;

/** Returns the mail about what happened to one goal, space or board. Its headers let mail programs unsubscribe. */
export function writtenEventMail(
  parts: EventMailParts,
  person: NotifiedPerson,
  { entries, goal, period, space, board }: MailedEvents,
): EventMailContent {
  const [newest, ...earlier] = entries;
  const { origin } = parts;
  const links = {
    goal: goal && `${origin}/goals/${goal.id}/`,
    space: `${origin}/spaces/${space.id}/`,
    board: board && `${origin}/boards/${board.code}/`,
  };
  const facts = {
    entries: [calm(newest), ...earlier.map(calm)] as const,
    goal: goal && mailedName(goal.name, longestGoal),
    space: mailedName(space.name, longestName),
    board: board && mailedName(board.name, longestName),
    initials: newest.name === null ? null : initialsOf(newest.name),
  };
  return written(parts, person, newest.event, (stops) =>
    eventMail({
      ...facts,
      period: period && period(),
      links: { ...links, ...stops },
    }),
  );
}

export interface MailedReminder {
  /** How long before the goal's time; 0 for its time. */
  readonly minutes: number;
  readonly goal: {
    readonly id: string;
    readonly name: string;
    /** Its id, or an occurrence as in `occurrenceRef`. */
    readonly ref: string;
    readonly datetimeFr: string;
  };
  /** As in 10:00–11:00, see `clockRange`. */
  readonly time: string;
  readonly space: string;
}

export function writtenReminder(
  parts: EventMailParts,
  person: NotifiedPerson,
  { minutes, goal, time, space }: MailedReminder,
): EventMailContent {
  const facts = {
    minutes,
    time,
    goal: mailedName(goal.name, longestGoal),
    space: mailedName(space, longestName),
  };
  const links = {
    goal: `${parts.origin}/goals/${goal.id}/`,
    ...goalLinkAddresses(parts, {
      personId: person.id,
      ref: goal.ref,
      startsAt: Date.parse(goal.datetimeFr),
    }),
  };
  return written(parts, person, 'goalTime', (stops) =>
    reminderMail({ ...facts, links: { ...links, ...stops } }),
  );
}

/** Returns the reminder of a day's goals without a time. */
export function writtenDailyReminder(
  parts: EventMailParts,
  person: NotifiedPerson,
  goals: readonly { readonly name: string; readonly spaceName: string }[],
): EventMailContent {
  const rows = goals.map(({ name, spaceName }) => ({
    goal: mailedName(name, longestGoal),
    space: mailedName(spaceName, longestName),
  }));
  return written(parts, person, 'goalTime', (stops) =>
    dailyReminderMail({ goals: rows, links: { days: `${parts.origin}/horizons/days/`, ...stops } }),
  );
}

export function written(
  parts: EventMailParts,
  { id, locale }: NotifiedPerson,
  event: NotificationEvent,
  say: (stops: { readonly stop: string; readonly settings: string }) => Mail,
): EventMailContent {
  const { origin, linkKey } = parts;
  const token = unsubscribeToken(linkKey, { personId: id, event });
  const stops = { stop: `${origin}/stop/${token}/`, settings: `${origin}/settings/notifications/` };
  const content = mailIn(languageOf(locale) ?? 'en', parts, () => say(stops));
  return { ...content, headers: unsubscribeHeaders(`${origin}/api/v2/unsubscribe/${token}/`) };
}

/**
 * One click in a mail program ends the mails (RFC 8058).
 *
 * @param address of the call
 */
export const unsubscribeHeaders = (address: string) => ({
  'List-Unsubscribe': `<${address}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

function calm({ event, name, quote, about = null }: MailedEntry): MailedEntry {
  // A name of links alone is empty when they are broken.
  return {
    event,
    name: (name && mailedName(name, longestName)) || null,
    quote: quote.map(shortened),
    about: about && mailedName(about, longestGoal),
  };
}

function shortened(text: string): string {
  const signs = Array.from(text);
  return signs.length <= longestParagraph ? text : `${signs.slice(0, longestParagraph).join('').trim()} …`;
}

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

function initialsOf(name: string): string | null {
  const words = mailedName(name, longestName).split(' ').filter(Boolean);
  const first = words.at(0);
  if (first === undefined) return null;
  const initial = (word: string) => [...letters.segment(word)][0]?.segment ?? '';
  return `${initial(first)}${words.length === 1 ? '' : initial(words.at(-1) as string)}`.toLocaleUpperCase();
}
