import { type Language, languageOf, saidIn } from '@cairn/words/language';
import { invitationMail } from '@cairn/words/mails';
import type { Person } from '../accounts/person.ts';
import type { AccountMails } from '../accounts/request-reset.ts';
import { displayName } from '@cairn/core/accounts/settings';
import { secondsToWait } from '../http/attempts.ts';
import type { Refusal } from '../refusal.ts';
import { spaceRow } from '../spaces/space-rows.ts';
import type { House } from '../writes/write-context.ts';
import type { SentInvitation } from './invitation-rows.ts';
import { joinUrl } from './link-rows.ts';

const dayMs = 86_400_000;

/** Enough for a school class at once, too little for whoever sends to strangers. */
const perSpace = { count: 50, withinMs: dayMs };
const perPerson = { count: 100, withinMs: dayMs };

/** Counts a mail that somebody is about to let go to a stranger; refused when it is one too many. */
export async function mailRefusal(
  { db, now }: House,
  { id }: Person,
  spaceId: string,
): Promise<Refusal | null> {
  const bySpace = await secondsToWait(db, 'invitations:space', spaceId, perSpace, now());
  const wait = bySpace ?? (await secondsToWait(db, 'invitations:person', id, perPerson, now()));
  return wait === null ? null : { code: 'rate.limited', retryAfter: wait };
}

/** How much of a name stands in a mail: enough to be known by, too little to carry an advertisement. */
const longestName = 60;
const short = (name: string) => Array.from(name.replaceAll(/\s+/gu, ' ')).slice(0, longestName).join('');

/**
 * Mails an invitation with its link, in the inviter's language: of whom they invite nothing is known. Nobody waits for it.
 *
 * @param language for an inviter who has set none
 */
export function sendInvitation(
  house: House,
  { sender, origin, underWay, onFailure }: AccountMails,
  person: Person,
  { spaceId, email, token }: SentInvitation,
  language: Language,
): void {
  const send = async () => {
    const { name } = await spaceRow(house.db, spaceId);
    const inviter = displayName({ ...person.settings, email: person.email });
    const { subject, body } = saidIn(languageOf(person.settings.locale) ?? language, () =>
      invitationMail({ name: short(inviter), space: short(name), link: joinUrl(origin, token), origin }),
    );
    await sender.send({ to: email, subject, text: body });
  };
  const sending: Promise<void> = send()
    .catch(onFailure)
    .finally(() => underWay.delete(sending));
  underWay.add(sending);
}
