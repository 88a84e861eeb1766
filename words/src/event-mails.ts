import { m } from '#sentences/messages.js';
import { type Mail, type MailBlock, type MailLink, plainMail } from './mail.ts';
import { mailTopics } from './mail-topics.ts';
import { reminderHeading, reminderLine } from './reminder-line.ts';

export type MailedEvent =
  | 'goalAssigned'
  | 'goalMentionCreated'
  | 'commentMentionCreated'
  | 'commentCreated'
  | 'goalCreated'
  | 'goalModified'
  | 'goalRescheduled'
  | 'goalDone'
  | 'goalDeleted'
  | 'membershipCreated'
  | 'membershipDeleted'
  | 'boardCreated';

/** One act that a mail reports. */
export interface MailedEntry {
  readonly event: MailedEvent;
  /** The person who acted. Of a membership: the member who came or went. Null if unknown. */
  readonly name: string | null;
  /** The comment or note, as paragraphs; empty for an act without words. */
  readonly quote: readonly string[];
  /** Its goal or board, unless that of the whole mail. */
  readonly about?: string | null;
}

export interface EventMailLinks {
  /** Null without a goal. */
  readonly goal: string | null;
  readonly space: string;
  /** Null without a board. */
  readonly board: string | null;
  /** The page that ends mails of this kind. */
  readonly stop: string;
  readonly settings: string;
}

export interface EventMailFacts {
  /** About one goal, space or board, newest first. The first one gives the mail its subject. */
  readonly entries: readonly [MailedEntry, ...MailedEntry[]];
  readonly goal: string | null;
  /** The period of a goal that moved, such as Week 48; null for other events. */
  readonly period: string | null;
  readonly space: string;
  readonly board: string | null;
  /** Null if the person is unknown. */
  readonly initials: string | null;
  readonly links: EventMailLinks;
}

interface Subject {
  readonly name: string;
  readonly goal: string;
  readonly space: string;
  readonly board: string;
}

interface EventWords {
  readonly subject: (about: Subject) => string;
  /** Without the goal's name, which is below. */
  readonly act: (about: { name: string }) => string;
  readonly reason: () => string;
}

const followed = { reason: m.mail_reason_followed };
const ofSpace = { reason: m.mail_reason_space };

const wordsOf: Readonly<Record<MailedEvent, EventWords>> = {
  goalAssigned: {
    subject: m.mail_subject_assigned,
    act: m.mail_act_assigned,
    reason: m.mail_reason_assigned,
  },
  goalMentionCreated: {
    subject: m.mail_subject_mention,
    act: m.mail_act_note_mention,
    reason: m.mail_reason_mention,
  },
  commentMentionCreated: {
    subject: m.mail_subject_mention,
    act: m.mail_act_comment_mention,
    reason: m.mail_reason_mention,
  },
  commentCreated: { subject: m.mail_subject_comment, act: m.mail_act_comment, ...followed },
  goalCreated: { subject: m.mail_subject_created, act: m.mail_act_created, ...ofSpace },
  goalModified: { subject: m.mail_subject_modified, act: m.mail_act_modified, ...followed },
  goalRescheduled: { subject: m.mail_subject_rescheduled, act: m.mail_act_rescheduled, ...followed },
  goalDone: { subject: m.mail_subject_done, act: m.mail_act_done, ...followed },
  goalDeleted: { subject: m.mail_subject_deleted, act: m.mail_act_deleted, ...followed },
  membershipCreated: { subject: m.mail_subject_joined, act: m.mail_act_joined, ...ofSpace },
  membershipDeleted: { subject: m.mail_subject_left, act: m.mail_act_left, ...ofSpace },
  boardCreated: { subject: m.mail_subject_board, act: m.mail_act_board, ...ofSpace },
};

/** Further acts are counted. */
const maxEarlier = 5;

/** At most two paragraphs of a quote. */
const maxQuoted = 2;

export function eventMail({ entries, goal, period, space, board, initials, links }: EventMailFacts): Mail {
  const [newest, ...earlier] = entries;
  const { subject, act, reason } = wordsOf[newest.event];
  const about = { name: nameOf(newest), goal: goal ?? '', space, board: board ?? '' };
  const quote = newest.quote.slice(0, maxQuoted);
  const place = goal ?? board;
  return {
    ...plainMail,
    subject: subject(about),
    preview: quote[0] ?? space,
    heading: act(about),
    initials,
    blocks: [
      rows([
        place === null
          ? { title: space, detail: '' }
          : { title: place, detail: period === null ? space : `${period} · ${space}` },
      ]),
      ...(quote.length === 0 ? [] : [{ kind: 'quote', paragraphs: quote } as const]),
      ...earlierBlocks(earlier),
    ],
    button: buttonOf(newest.event, links),
    reason: reason(),
    footLinks: footLinks(newest.event, links),
  };
}

/** Returns the sentence about one act, as in the subject of its mail. */
export function eventLine({
  event,
  name,
  ...about
}: Omit<Subject, 'name'> & Pick<MailedEntry, 'event' | 'name'>): string {
  return wordsOf[event].subject({ ...about, name: name ?? m.mail_someone() });
}

const rows = (each: readonly { title: string; detail: string }[]): MailBlock => ({
  kind: 'rows',
  rows: each,
});

const nameOf = ({ name }: MailedEntry) => name ?? m.mail_someone();

const earlierRow = (entry: MailedEntry) => ({
  title: wordsOf[entry.event].act({ name: nameOf(entry) }),
  detail: [entry.about, entry.quote[0]].filter(Boolean).join(': '),
});

function earlierBlocks(earlier: readonly MailedEntry[]): readonly MailBlock[] {
  if (earlier.length === 0) return [];
  const shown = earlier.slice(0, maxEarlier);
  const left = earlier.length - shown.length;
  return [
    { kind: 'aside', text: m.mail_before() },
    rows(shown.map(earlierRow)),
    ...(left === 0 ? [] : [{ kind: 'aside', text: m.mail_further({ count: left }) } as const]),
  ];
}

/** A deleted goal has no page, so its mail leads to the space. */
const goalOf = (event: MailedEvent, { goal }: EventMailLinks) => (event === 'goalDeleted' ? null : goal);

function buttonOf(event: MailedEvent, links: EventMailLinks): MailLink {
  const goal = goalOf(event, links);
  if (goal !== null) {
    const isAnswer = event === 'commentMentionCreated' || event === 'commentCreated';
    return { text: isAnswer ? m.mail_answer() : m.mail_open_goal(), link: goal };
  }
  if (links.board !== null) return { text: m.mail_open_board(), link: links.board };
  return { text: m.mail_open_space(), link: links.space };
}

function footLinks(event: MailedEvent, links: EventMailLinks): readonly MailLink[] {
  const goal = goalOf(event, links);
  return [
    { text: m.mail_stop({ topic: mailTopics[event]() }), link: links.stop },
    ...(goal === null ? [] : [{ text: m.mail_mute_goal(), link: goal }]),
    { text: m.mail_all_settings(), link: links.settings },
  ];
}

export interface ReminderFacts {
  /** How long before the goal's time; 0 for its time. */
  readonly minutes: number;
  readonly goal: string;
  /** The goal's time, as in 10:00–11:00. */
  readonly time: string;
  readonly space: string;
  readonly links: {
    readonly goal: string;
    readonly stop: string;
    readonly settings: string;
    /** The pages that complete or move the goal. */
    readonly done: string;
    readonly hour: string;
    readonly tomorrow: string;
  };
}

/** @param count of goals without a time */
export function dailyLine(count: number): string {
  return m.mail_day_goals({ count });
}

export function reminderMail({ minutes, goal, time, space, links }: ReminderFacts): Mail {
  const heading = reminderHeading(minutes);
  const detail = `${time} · ${space}`;
  return {
    ...plainMail,
    subject: reminderLine(minutes, goal),
    preview: detail,
    heading,
    blocks: [rows([{ title: goal, detail }])],
    button: { text: m.mail_open_goal(), link: links.goal },
    links: [
      { text: m.goal_tick(), link: links.done },
      { text: m.mail_time_hour(), link: links.hour },
      { text: m.period_tomorrow(), link: links.tomorrow },
    ],
    reason: m.mail_reason_time(),
    footLinks: [
      { text: m.mail_stop({ topic: mailTopics.goalTime() }), link: links.stop },
      { text: m.mail_mute_goal(), link: links.goal },
      { text: m.mail_all_settings(), link: links.settings },
    ],
  };
}

export interface DailyReminderFacts {
  readonly goals: readonly { readonly goal: string; readonly space: string }[];
  readonly links: { readonly days: string; readonly stop: string; readonly settings: string };
}

/** Further goals of a day are counted. */
const maxOfDay = 10;

export function dailyReminderMail({ goals, links }: DailyReminderFacts): Mail {
  const heading = m.mail_day_goals({ count: goals.length });
  const left = goals.length - maxOfDay;
  return {
    ...plainMail,
    subject: heading,
    preview: goals.map(({ goal }) => goal).join(', '),
    heading,
    blocks: [
      rows(goals.slice(0, maxOfDay).map(({ goal, space }) => ({ title: goal, detail: space }))),
      ...(left <= 0 ? [] : [{ kind: 'aside', text: m.mail_more_goals({ count: left }) } as const]),
    ],
    button: { text: m.mail_open_day(), link: links.days },
    reason: m.mail_reason_day(),
    footLinks: [
      { text: m.mail_stop({ topic: mailTopics.goalTime() }), link: links.stop },
      { text: m.mail_all_settings(), link: links.settings },
    ],
  };
}
