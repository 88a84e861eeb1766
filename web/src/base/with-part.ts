import { showToast } from '@cairn/ui/toast';
import { m } from '@cairn/words/messages';

/** Loads code on demand. Shows a message if it is not cached and cannot be loaded. */
export function withPart<Part>(load: () => Promise<Part>, use: (part: Part) => void): void {
  load().then(use, () => showToast({ text: m.offline_part_missing() }));
}
