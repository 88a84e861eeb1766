import { keepBegunText } from '@cairn/client/begun-texts';
import { isTyping } from '../base/typing.ts';

/** Keeps a name that the server did not get as the draft of its field, and opens the field unless the person types elsewhere. */
export function keepUnsentName(accountId: string, draft: string, name: string, openField: () => void): void {
  keepBegunText(accountId, draft, name);
  if (!isTyping(document.activeElement)) openField();
}
