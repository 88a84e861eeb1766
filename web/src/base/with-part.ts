import { showToast } from '@cairn/ui/toast';
import { m } from '@cairn/words/messages';

/** Uses a part of the program that is fetched on intent; says so where it is not on this device and cannot be had. */
export function withPart<Part>(load: () => Promise<Part>, use: (part: Part) => void): void {
  load().then(use, () => showToast({ text: m.offline_part_missing() }));
}
