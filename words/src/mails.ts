import { m } from '#sentences/messages.js';
import { type Mail, type MailLink, paragraph, plainMail } from './mail.ts';

interface AccountMail {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly button: MailLink | null;
  readonly notes: readonly string[];
  readonly reason: string;
  readonly footLinks?: readonly MailLink[];
}

/** The subject is also the heading, and the first paragraph the preview. */
function accountMail({ subject, paragraphs, ...rest }: AccountMail): Mail {
  const [preview = ''] = paragraphs;
  return { ...plainMail, subject, heading: subject, preview, blocks: paragraphs.map(paragraph), ...rest };
}

/** Links to the page where the new password is set. */
export function resetMail({ email, link }: { email: string; link: string }): Mail {
  return accountMail({
    subject: m.mail_reset_subject(),
    paragraphs: [m.mail_reset_lead({ email })],
    button: { text: m.mail_reset_button(), link },
    notes: [m.mail_reset_use(), m.mail_reset_else()],
    reason: m.mail_reset_reason(),
  });
}

export function confirmationMail({ email, link }: { email: string; link: string }): Mail {
  return accountMail({
    subject: m.mail_confirmation_subject(),
    paragraphs: [m.mail_confirmation_lead({ email }), m.mail_confirmation_where()],
    button: { text: m.mail_confirmation_button(), link },
    notes: [m.mail_confirmation_use(), m.mail_confirmation_else()],
    reason: m.mail_confirmation_reason(),
  });
}

interface EmailChangeFacts {
  readonly email: string;
  readonly newEmail: string;
  readonly link: string;
}

/** To the new address; the link changes the account's address. */
export function emailChangeMail({ email, newEmail, link }: EmailChangeFacts): Mail {
  return accountMail({
    subject: m.mail_change_subject(),
    paragraphs: [m.mail_change_lead({ email, newEmail }), m.mail_change_where()],
    button: { text: m.mail_change_button(), link },
    notes: [m.mail_change_use(), m.mail_change_else()],
    reason: m.mail_change_reason(),
  });
}

/** To the account's address; links to the page that requests a new password. */
export function emailChangeNotice({ email, newEmail, link }: EmailChangeFacts): Mail {
  return accountMail({
    subject: m.mail_change_notice_subject(),
    paragraphs: [m.mail_change_notice_lead({ email, newEmail }), m.mail_change_notice_you()],
    button: { text: m.mail_reset_button(), link },
    notes: [m.mail_change_notice_else()],
    reason: m.mail_account_reason(),
  });
}

/** To the new address if it has an account of its own. */
export function takenForChangeMail({ newEmail }: Pick<EmailChangeFacts, 'newEmail'>): Mail {
  return accountMail({
    subject: m.mail_taken_email_subject(),
    paragraphs: [m.mail_change_taken_lead({ newEmail })],
    button: null,
    notes: [m.mail_change_taken_else()],
    reason: m.mail_change_taken_reason(),
  });
}

/** Links to the page that requests a new password. */
export function passwordChangedMail({ email, link }: { email: string; link: string }): Mail {
  return accountMail({
    subject: m.mail_password_changed_subject(),
    paragraphs: [m.mail_password_changed_lead({ email }), m.mail_password_changed_you()],
    button: { text: m.mail_reset_button(), link },
    notes: [],
    reason: m.mail_account_reason(),
  });
}

/** Sent instead of a sign-up when the address has an account; links to the sign-in. */
export function takenEmailMail({ email, link }: { email: string; link: string }): Mail {
  return accountMail({
    subject: m.mail_taken_email_subject(),
    paragraphs: [m.mail_taken_email_lead({ email }), m.mail_taken_email_you()],
    button: { text: m.mail_taken_email_button(), link },
    notes: [m.mail_taken_email_else()],
    reason: m.mail_taken_email_reason(),
  });
}

interface InvitationFacts {
  readonly name: string;
  readonly space: string;
  readonly link: string;
  /** Whether only the account of this address may use the invitation. */
  readonly isBound: boolean;
  /** The page that ends invitations to this address. */
  readonly stop: string;
}

export function invitationMail({ name, space, link, isBound, stop }: InvitationFacts): Mail {
  return accountMail({
    subject: m.mail_invitation_subject({ name, space }),
    paragraphs: [m.mail_invitation_lead({ name, space })],
    button: { text: m.mail_invitation_button(), link },
    notes: [
      `${m.mail_invitation_use()} ${isBound ? m.mail_invitation_bound() : m.mail_invitation_free()}`,
      m.mail_invitation_else({ name }),
    ],
    reason: m.mail_invitation_reason({ name }),
    footLinks: [{ text: m.mail_no_more_invitations(), link: stop }],
  });
}

/** Links to the settings of notifications. */
export function testMail({ email, link }: { email: string; link: string }): Mail {
  return accountMail({
    subject: m.mail_test_subject(),
    paragraphs: [m.mail_test_lead({ email })],
    button: { text: m.mail_test_button(), link },
    notes: [],
    reason: m.mail_test_reason(),
  });
}

/** Links to the settings where the webhook is turned on again. */
export function webhookOffMail({ email, host, link }: { email: string; host: string; link: string }): Mail {
  return accountMail({
    subject: m.mail_webhook_subject(),
    paragraphs: [m.mail_webhook_lead({ host }), m.mail_webhook_waits()],
    button: { text: m.mail_webhook_button(), link },
    notes: [],
    reason: m.mail_webhook_reason({ email }),
  });
}

/** The last line of each mail. */
export function mailSignature(site: string, operator: string | null): string {
  return operator === null ? site : m.mail_operator({ site, operator });
}
