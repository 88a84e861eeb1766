import { keepBegunText } from '@cairn/client/begun-texts';
import { isTyping } from '../base/typing.ts';

/** Opens the field again, unless the user types elsewhere. */
export function keepUnsentName(accountId: string, draft: string, name: string, openField: () => void): void {
  keepBegunText(accountId, draft, name);
  if (!isTyping(document.activeElement)) openField();
}
