import { digestMinutes, type DigestEvent } from '@cairn/core/notifications/digests';
import { momentOf } from '@cairn/core/time/zones';
import type { ServerContext } from '../context/server-context.ts';
import type { DigestGoal } from '../mail/digest-mail.ts';
import type { WebhookContent, WebhookSource } from '../webhooks/webhook-body.ts';
import { digestNow, type DigestNow } from './digest-now.ts';

interface ListedGoal {
  readonly name: string;
  readonly column: number | null;
  readonly dueDate: string | null;
  readonly doneDate: string | null;
}

interface DayContent extends WebhookContent {
  readonly day: string;
  /** The goals of the day, and the late ones of days and weeks. */
  readonly goals: readonly ListedGoal[];
}

interface PeriodContent extends WebhookContent {
  readonly firstDate: string;
  readonly lastDate: string;
  readonly done: number;
  readonly doneBefore: number;
  readonly open: readonly ListedGoal[];
  /** How many of the open goals have moved on. */
  readonly carried: number;
}

/** The bodies of calls for one kind of digest, by their days. */
export function digestContents({ db }: Pick<ServerContext, 'db'>, event: DigestEvent): WebhookSource {
  return {
    async content(person, { id: date }, among) {
      const digest = await digestNow(db, person, { event, date }, { destination: 'webhook', among });
      const at = new Date(momentOf(date, digestMinutes, person.settings.timezone)).toISOString();
      return digest && contentOf(digest, { event, at }, date);
    },
  };
}

function contentOf(digest: DigestNow, facts: WebhookContent, day: string): DayContent | PeriodContent {
  if (digest.kind === 'day') return { ...facts, day, goals: digest.goals.map(listed) };
  const { period, figures, doneBefore } = digest;
  const { firstDate, lastDate } = period;
  const { done, open, carried } = figures;
  return { ...facts, firstDate, lastDate, done, doneBefore, open: open.map(listed), carried };
}

function listed({ name, columnId: column, dueDate, doneDate }: DigestGoal): ListedGoal {
  return { name, column, dueDate, doneDate };
}
