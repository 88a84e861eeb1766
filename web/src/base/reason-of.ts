import type { AskRefusal } from '@cairn/client/ask-refusal';
import { m } from '@cairn/words/messages';

/** Why the server did not do what it was asked, as a sentence. */
export function reasonOf({ code, message }: AskRefusal, offline: string = m.auth_offline()): string {
  return code === 'network' ? offline : message;
}
