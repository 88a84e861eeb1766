import type { Db } from '../db/database.ts';
import { claimMail, dropMail, dropSentMail, postponeMail } from './mail-rows.ts';
import type { MailSender } from './outbox.ts';

/** Pauses after the first tries. The last pause repeats. */
const pausesMs = [60_000, 5 * 60_000, 30 * 60_000, 60 * 60_000] as const;

export interface MailQueueParts {
  readonly db: Db;
  /** In ms since 1970. */
  readonly now: () => number;
  readonly sender: MailSender;
  readonly log: {
    error(about: object, text: string): void;
    warn(about: object, text: string): void;
  };
}

/** Also sends mails of other processes. */
export interface MailQueue {
  /** Starts a round unless one runs. */
  sendSoon(): void;
  /** Resolves when no round runs. */
  settled(): Promise<void>;
}

export function openMailQueue(parts: MailQueueParts): MailQueue {
  let round: Promise<void> | null = null;
  let isAsked = false;
  const send = async () => {
    do {
      isAsked = false;
      await sendDueMails(parts).catch((error: unknown) =>
        parts.log.error({ err: error }, 'Mails could not be read from the database.'),
      );
    } while (isAsked);
    round = null;
  };
  return {
    sendSoon() {
      isAsked = true;
      round ??= send();
    },
    async settled() {
      await round;
    },
  };
}

/**
 * Sends each due mail once, one by one. Several processes may do so at once.
 *
 * If a process ends between sending and deleting, the mail is sent twice.
 */
export async function sendDueMails(parts: MailQueueParts): Promise<void> {
  const { db, now, sender, log } = parts;
  for (;;) {
    const mail = await claimMail(db, now());
    if (mail === null) return;
    const { id, to, subject, text, tries, isOver } = mail;
    if (isOver) {
      await dropMail(db, id);
      log.warn({ tries: tries - 1 }, 'A mail was dropped unsent: its time or its link has ended.');
      continue;
    }
    try {
      await sender.send({ to, subject, text });
    } catch (error) {
      log.error({ err: error }, 'A mail could not be sent.');
      const pause = pausesMs[Math.min(tries, pausesMs.length) - 1] as number;
      await postponeMail(db, id, now() + pause);
      continue;
    }
    await dropSentMail(db, id);
  }
}
