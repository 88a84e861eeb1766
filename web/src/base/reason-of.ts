import type { AskRefusal } from '@cairn/client/ask-refusal';
import { m } from '@cairn/words/messages';

export function reasonOf({ code, message }: AskRefusal, offline: string = m.auth_offline()): string {
  return code === 'network' ? offline : message;
}
