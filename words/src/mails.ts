import { m } from '#sentences/messages.js';

/** A mail as a person reads it: plain text, no markup. */
export interface Mail {
  readonly subject: string;
  readonly body: string;
}

/** The mail that lets a person choose a new password. */
export function resetMail(about: { email: string; link: string; origin: string }): Mail {
  return { subject: m.mail_reset_subject(), body: m.mail_reset_body(about) };
}

/** The mail that lets a person confirm their address. */
export function confirmationMail(about: { email: string; link: string; origin: string }): Mail {
  return { subject: m.mail_confirmation_subject(), body: m.mail_confirmation_body(about) };
}

/** The mail that says that a password was changed, with the page that asks for a new one. */
export function passwordChangedMail(about: { email: string; link: string; origin: string }): Mail {
  return { subject: m.mail_password_changed_subject(), body: m.mail_password_changed_body(about) };
}

/** The mail that says that somebody tried to sign up with the address of an account, with the page to sign in. */
export function takenEmailMail(about: { email: string; link: string; origin: string }): Mail {
  return { subject: m.mail_taken_email_subject(), body: m.mail_taken_email_body(about) };
}

interface InvitationFacts {
  readonly name: string;
  readonly space: string;
  readonly link: string;
  readonly origin: string;
  /** Whether only the account of this address may use it. */
  readonly isBound: boolean;
}

/** The mail that asks somebody to join a space. */
export function invitationMail({ isBound, ...about }: InvitationFacts): Mail {
  const use = isBound ? m.mail_invitation_bound() : m.mail_invitation_free();
  return { subject: m.mail_invitation_subject(about), body: m.mail_invitation_body({ ...about, use }) };
}
