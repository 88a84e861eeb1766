import type { Cairn } from '@cairn/client/cairn';
import { showToast } from '@cairn/ui/toast';
import { m } from '@cairn/words/messages';

const loadLift = () => import('./keyboard-lift.ts');

/**
 * Lifts a goal by keyboard, see `keyboard-lift.ts`. The first picture needs none of it; the keys that follow while it
 * comes are held for it.
 */
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

/** Fetches what lifts, once the page is quiet. */
export function preloadKeyboardLift(): void {
  void loadLift().catch(() => undefined);
}
