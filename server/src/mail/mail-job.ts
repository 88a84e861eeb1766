import type { Db, Tx } from '../db/database.ts';
import { statement } from '../db/statement.ts';
import type { JobKind, JobSender, JobWork } from '../queue/job-kind.ts';
import { addressIdOf } from './unsubscribe-token.ts';
import type { MailSender, OutgoingMail } from './outbox.ts';

const minuteMs = 60_000;

/** Jobs of former versions have neither HTML nor headers. */
interface MailPayload
  extends Omit<OutgoingMail, 'html' | 'headers'>, Partial<Pick<OutgoingMail, 'html' | 'headers'>> {
  /** Hash of the link in the mail, as in `verifications` or `invitations`; null without a link. */
  readonly link: string | null;
}

/** Of all kinds of jobs that send mails. */
export const mailPace = {
  pausesMs: [minuteMs, 5 * minuteMs, 30 * minuteMs, 60 * minuteMs],
  triedForMs: 3 * 86_400_000,
  atOnce: 1,
} as const satisfies Partial<JobKind<never>>;

export const mailKind: JobKind<MailPayload> = { name: 'mail', ...mailPace };

export interface NewMail extends MailPayload {
  readonly personId: string;
}

/** Returns the id of the mail's job. */
export async function sendMail(jobs: JobSender, tx: Tx, { personId, ...mail }: NewMail): Promise<string> {
  return (await jobs.send(tx, mailKind, mail, { personId })) as string;
}

export interface MailWorkParts {
  readonly db: Db;
  /** In ms since 1970. */
  readonly now: () => number;
  readonly sender: MailSender;
  readonly log: { warn(about: object, text: string): void };
}

const selectLink = statement(`
  select from verifications where identifier = $1 and expires_at > $2
  union all
  select from invitations where token_hash = $1 and expires_at > $2
    and not exists (select from refused_invitations where address_id = $3)`);

/** A mail is sent twice only if process or database fail between the mail server's answer and the record of it. */
export function mailWork({ db, now, sender, log }: MailWorkParts): JobWork<MailPayload> {
  return {
    kind: mailKind,
    async run({ to, subject, text, link, html = null, headers = {} }) {
      if (link !== null && (await db.rows(selectLink, [link, new Date(now()), addressIdOf(to)])).length === 0)
        return void log.warn({}, 'A mail was dropped unsent: its link has ended, or its reader wants none.');
      await sender.send({ to, subject, text, html, headers });
      return (tx) => markInvitation(tx, link, false);
    },
    failed: (tx, { link }) => markInvitation(tx, link, true),
  };
}

const setUnsent = statement(
  'update invitations set is_unsent = $2 where token_hash = $1 and is_unsent <> $2',
);

async function markInvitation(tx: Tx, link: string | null, isUnsent: boolean): Promise<void> {
  if (link !== null) await tx.rows(setUnsent, [link, isUnsent]);
}
