import type { Cairn } from '@cairn/client/cairn/cairn';
import { showToast } from '@cairn/ui/toast';
import { m } from '@cairn/words/messages';

/** Code above this folder sets this part, since lifting depends on lists and folders. */
interface LiftPart {
  readonly liftByKeyboard: (cairn: Cairn, title: HTMLElement, key: string, name: string) => void;
}

let loadLift = (): Promise<LiftPart> => Promise.reject(new Error('setLift was not called.'));

export function setLift(load: () => Promise<LiftPart>): void {
  loadLift = load;
}

/** Keys pressed while the code loads are replayed. */
export function liftByKeyboard(cairn: Cairn, title: HTMLElement, key: string, name: string): void {
  const held: KeyboardEvent[] = [];
  const hold = (event: KeyboardEvent) => {
    event.preventDefault();
    event.stopPropagation();
    held.push(event);
  };
  addEventListener('keydown', hold, { capture: true });
  loadLift()
    .then((part) => part.liftByKeyboard(cairn, title, key, name))
    .catch(() => showToast({ text: m.offline_part_missing() }))
    .finally(() => {
      removeEventListener('keydown', hold, { capture: true });
      for (const event of held) title.dispatchEvent(new KeyboardEvent('keydown', event));
    });
}
