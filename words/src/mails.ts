import { m } from '#sentences/messages.js';

/** Plain text, no markup. */
export interface Mail {
  readonly subject: string;
  readonly body: string;
}

/** Links to the page where the new password is set. */
export function resetMail(about: { email: string; link: string; origin: string }): Mail {
  return { subject: m.mail_reset_subject(), body: m.mail_reset_body(about) };
}

export function confirmationMail(about: { email: string; link: string; origin: string }): Mail {
  return { subject: m.mail_confirmation_subject(), body: m.mail_confirmation_body(about) };
}

interface EmailChangeFacts {
  readonly email: string;
  readonly newEmail: string;
  readonly link: string;
  readonly origin: string;
}

/** To the new address; the link changes the account's address. */
export function emailChangeMail(about: EmailChangeFacts): Mail {
  return { subject: m.mail_change_subject(), body: m.mail_change_body(about) };
}

/** To the account's address; links to the page that requests a new password. */
export function emailChangeNotice(about: EmailChangeFacts): Mail {
  return { subject: m.mail_change_notice_subject(), body: m.mail_change_notice_body(about) };
}

/** To the new address if it has an account of its own. */
export function takenForChangeMail(about: EmailChangeFacts): Mail {
  return { subject: m.mail_taken_email_subject(), body: m.mail_change_taken_body(about) };
}

/** Links to the page that requests a new password. */
export function passwordChangedMail(about: { email: string; link: string; origin: string }): Mail {
  return { subject: m.mail_password_changed_subject(), body: m.mail_password_changed_body(about) };
}

/** Sent instead of a sign-up when the address has an account; links to the sign-in. */
export function takenEmailMail(about: { email: string; link: string; origin: string }): Mail {
  return { subject: m.mail_taken_email_subject(), body: m.mail_taken_email_body(about) };
}

interface InvitationFacts {
  readonly name: string;
  readonly space: string;
  readonly link: string;
  readonly origin: string;
  /** Whether only the account of this address may use the invitation. */
  readonly isBound: boolean;
}

export function invitationMail({ isBound, ...about }: InvitationFacts): Mail {
  const use = isBound ? m.mail_invitation_bound() : m.mail_invitation_free();
  return { subject: m.mail_invitation_subject(about), body: m.mail_invitation_body({ ...about, use }) };
}
