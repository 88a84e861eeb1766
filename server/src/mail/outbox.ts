export interface OutgoingMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Null in mails that were written before mails had HTML. */
  readonly html: string | null;
  readonly headers: Readonly<Record<string, string>>;
}

export interface MailSender {
  /** Resolves when the mail is accepted, rejects otherwise. */
  send(mail: OutgoingMail): Promise<void>;
}

/** Keeps programs from answering, as an absence note (RFC 3834). */
const bySoftware = { 'Auto-Submitted': 'auto-generated' } as const;

/** The parts that the mail library knows. */
export function libraryMail({ html, headers, ...mail }: OutgoingMail) {
  return { ...mail, headers: { ...headers, ...bySoftware }, ...(html !== null && { html }) };
}
