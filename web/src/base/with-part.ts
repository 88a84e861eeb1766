import { showToast } from '@cairn/ui/toast';
import { m } from '@cairn/words/messages';

/** Shows a message if loading fails and the code is not cached. */
export function withPart<Part>(load: () => Promise<Part>, use: (part: Part) => void): void {
  load().then(use, () => showToast({ text: m.offline_part_missing() }));
}
