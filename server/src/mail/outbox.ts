/** A mail on its way to one person. */
export interface OutgoingMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Where mails go: a folder, or a mail server. */
export interface MailSender {
  /** Resolves when the mail is handed over; rejects when it cannot be. */
  send(mail: OutgoingMail): Promise<void>;
}
