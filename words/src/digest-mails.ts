import { m } from '#sentences/messages.js';
import { type Mail, type MailBlock, plainMail } from './mail.ts';
import { mailTopics } from './mail-topics.ts';

interface DigestLinks {
  readonly stop: string;
  readonly settings: string;
}

interface DayGoal {
  readonly goal: string;
  readonly isDone: boolean;
  /** As in 10:00; null without a time. */
  readonly time: string | null;
}

interface OpenGoal {
  readonly goal: string;
  /** How often it moved on to a later day. */
  readonly carried: number;
}

export interface DayDigestFacts {
  readonly goals: readonly DayGoal[];
  readonly late: readonly (OpenGoal & {
    /** As in Tuesday 17 November. */
    readonly since: string;
  })[];
  readonly links: DigestLinks & { readonly days: string };
}

/** Further goals of a part are counted. */
const maxListed = 20;

export function dayDigestMail({ goals, late, links }: DayDigestFacts): Mail {
  const done = goals.filter(({ isDone }) => isDone).length;
  const [timed, untimed] = [
    goals.filter(({ time }) => time !== null),
    goals.filter(({ time }) => time === null),
  ];
  const first = goals.find(({ isDone }) => !isDone) ?? late[0];
  const dayRow = ({ goal, isDone, time }: DayGoal) => ({ title: goal, detail: '', isDone, time });
  return {
    ...plainMail,
    subject: daySubject(goals.length, late.length),
    preview: first?.goal ?? '',
    heading: m.period_today(),
    blocks: [
      ...(done === 0
        ? []
        : [{ kind: 'aside', text: m.mail_digest_done_of({ done, count: goals.length }) } as const]),
      ...part(null, timed.map(dayRow)),
      ...part(timed.length === 0 ? null : m.mail_digest_any_time(), untimed.map(dayRow)),
      ...part(
        m.mail_digest_late(),
        late.map(({ goal, since, carried }) => ({
          title: goal,
          detail: joined([m.mail_digest_since({ day: since }), carriedText(carried)]),
          isDone: false,
        })),
      ),
    ],
    button: { text: m.mail_open_day(), link: links.days },
    reason: m.mail_reason_daily(),
    footLinks: footLinks('dailyInsights', links),
  };
}

function daySubject(goals: number, late: number): string {
  if (goals === 0) return m.mail_digest_only_late({ count: late });
  return joined([
    m.mail_digest_day({ count: goals }),
    late === 0 ? '' : m.mail_digest_more_late({ count: late }),
  ]);
}

export interface PeriodDigestFacts {
  /** Of the year; null for a month. */
  readonly week: number | null;
  readonly month: string;
  readonly done: number;
  readonly doneBefore: number;
  /** Only of a week. */
  readonly days: readonly { readonly name: string; readonly full: string; readonly done: number }[];
  readonly open: readonly OpenGoal[];
  readonly links: DigestLinks & { readonly period: string };
}

export function periodDigestMail(facts: PeriodDigestFacts): Mail {
  const { week, month, done, days, open, links } = facts;
  const event = week === null ? 'monthlyInsights' : 'weeklyInsights';
  const period = week === null ? month : m.period_week({ number: week });
  const heading = m.mail_digest_period({ period, done, total: done + open.length });
  return {
    ...plainMail,
    subject: heading,
    preview: open[0]?.goal ?? heading,
    heading,
    blocks: [
      { kind: 'aside', text: comparison(facts) },
      ...(days.length === 0 || done === 0
        ? []
        : [{ kind: 'bars', bars: days.map(({ name, done: count }) => ({ name, count })) } as const]),
      ...part(
        m.mail_digest_still_open(),
        open.map(({ goal, carried }) => ({ title: goal, detail: carriedText(carried), isDone: false })),
      ),
    ],
    button: { text: week === null ? m.mail_open_month() : m.mail_open_week(), link: links.period },
    reason: week === null ? m.mail_reason_monthly() : m.mail_reason_weekly(),
    footLinks: footLinks(event, links),
  };
}

function comparison({ week, done, doneBefore, days }: PeriodDigestFacts): string {
  const count = Math.abs(done - doneBefore);
  const isWeek = week !== null;
  const most = days.toSorted((one, other) => other.done - one.done).at(0);
  const beside =
    count === 0
      ? isWeek
        ? m.mail_digest_week_same()
        : m.mail_digest_month_same()
      : done > doneBefore
        ? (isWeek ? m.mail_digest_week_more : m.mail_digest_month_more)({ count })
        : (isWeek ? m.mail_digest_week_fewer : m.mail_digest_month_fewer)({ count });
  return most === undefined || most.done === 0
    ? beside
    : `${beside} ${m.mail_digest_most({ day: most.full })}`;
}

function part(
  title: string | null,
  rows: readonly { readonly title: string; readonly detail: string; readonly isDone: boolean }[],
): readonly MailBlock[] {
  if (rows.length === 0) return [];
  const left = rows.length - maxListed;
  return [
    ...(title === null ? [] : [{ kind: 'title', text: title } as const]),
    { kind: 'rows', rows: rows.slice(0, maxListed) },
    ...(left <= 0 ? [] : [{ kind: 'aside', text: m.mail_more_goals({ count: left }) } as const]),
  ];
}

const carriedText = (carried: number) => (carried === 0 ? '' : m.mail_digest_carried({ count: carried }));

const joined = (parts: readonly string[]) => parts.filter((text) => text !== '').join(', ');

const footLinks = (
  event: 'dailyInsights' | 'weeklyInsights' | 'monthlyInsights',
  { stop, settings }: DigestLinks,
) => [
  { text: m.mail_stop({ topic: mailTopics[event]() }), link: stop },
  { text: m.mail_all_settings(), link: settings },
];
