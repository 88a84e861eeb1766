export interface OutgoingMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

export interface MailSender {
  /** Resolves when the mail is accepted, rejects otherwise. */
  send(mail: OutgoingMail): Promise<void>;
}
