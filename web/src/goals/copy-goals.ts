import type { Cairn } from '@cairn/client/cairn/cairn';
import { goalsOutline } from '@cairn/client/goals/goals-outline';
import { rootsOf } from '@cairn/client/goals/several';
import { countOfOutline, outlineHtml, outlineText } from '@cairn/core/goals/outline';
import { showToast } from '@cairn/ui/toast';
import { m } from '@cairn/words/messages';
import { copyText } from '../base/copy-text.ts';

/** Copies the goals with their subgoals as an indented list, as plain text and as HTML. */
export function copyGoals(cairn: Cairn, keys: readonly string[]): void {
  const goals = goalsOutline(cairn, rootsOf(cairn, keys));
  if (goals.length === 0) return;
  const count = countOfOutline(goals);
  void copyList(outlineText(goals), outlineHtml(goals)).then((isCopied) =>
    showToast({ text: isCopied ? m.goals_copied_toast({ count }) : m.goals_copy_failed_toast() }),
  );
}

async function copyList(text: string, html: string): Promise<boolean> {
  try {
    const part = (type: string, content: string) => ({ [type]: new Blob([content], { type }) });
    await navigator.clipboard.write([
      new ClipboardItem({ ...part('text/plain', text), ...part('text/html', html) }),
    ]);
    return true;
  } catch {
    // Without HTTPS, and in some browsers, only plain text can be copied.
    return copyText(text);
  }
}
