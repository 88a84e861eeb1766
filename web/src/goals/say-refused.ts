import type { RefusalCode } from '@cairn/contract/refusals';
import { refusalSentence } from '@cairn/words/refusals';
import { showToast } from '@cairn/ui/toast';

/** Shows refusals that nothing else on the screen shows. */
export function sayRefused({ code }: { readonly code: RefusalCode }): void {
  showToast({ text: refusalSentence(code) });
}
