import type { RefusalCode } from '@cairn/contract/refusals';
import { refusalSentence } from '@cairn/words/refusals';
import { showToast } from '@cairn/ui/toast';

/** Says why a change was not made on this device, where nothing else on the screen shows it. */
export function sayRefused({ code }: { readonly code: RefusalCode }): void {
  showToast({ text: refusalSentence(code) });
}
