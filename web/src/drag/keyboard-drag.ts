import type { Cairn } from '@cairn/client/cairn';
import { showToast } from '@cairn/ui/toast';
import { m } from '@cairn/words/messages';

const loadLift = () => import('./keyboard-lift.ts');

/** Lifts a goal by keyboard, see `keyboard-lift.ts`; the first picture needs none of it. */
export function liftByKeyboard(cairn: Cairn, title: HTMLElement, key: string, name: string): void {
  loadLift().then(
    (part) => part.liftByKeyboard(cairn, title, key, name),
    () => showToast({ text: m.offline_part_missing() }),
  );
}

/** Fetches what lifts, so that the keys that follow the first one are not missed. */
export function preloadKeyboardLift(): void {
  void loadLift().catch(() => undefined);
}
