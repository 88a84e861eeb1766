import type { Db } from '../db/database.ts';
import { claimMail, dropMail, dropSentMail, postponeMail } from './mail-rows.ts';
import type { MailSender } from './outbox.ts';

/** Between attempts. The last pause repeats. */
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

/** Also sends mails that other processes wrote. */
export interface MailQueue {
  sendSoon(): void;
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
 * Several processes may call this simultaneously. If a process ends between sending and deleting a mail, that mail is
 * sent twice.
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
