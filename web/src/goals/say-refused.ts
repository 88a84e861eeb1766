import type { RefusalCode } from '@cairn/contract/refusals';
import { refusalSentence } from '@cairn/words/refusals';
import { showToast } from '@cairn/ui/toast';

export function sayRefused({ code }: { readonly code: RefusalCode }): void {
  showToast({ text: refusalSentence(code) });
}
