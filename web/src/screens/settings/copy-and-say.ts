import { showToast } from '@cairn/ui/toast';
import { m } from '@cairn/words/messages';
import { copyText } from '../../base/copy-text.ts';

export async function copyAndSay(text: string): Promise<void> {
  showToast({ text: (await copyText(text)) ? m.webhook_copied() : m.webhook_copy_failed() });
}
