import { useSearch } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { overlay } from '../../base/overlays.ts';
import { pressedKey } from '../../base/pressed-key.ts';
import { isTyping } from '../../base/typing.ts';
import { usePlanning } from '../../goals/planning.ts';

interface ClockKeys {
  readonly page: (days: 1 | -1) => void;
  readonly goToday: () => void;
  readonly leave: () => void;
}

/** Open dialogs, menus and fields keep their keys. */
export function useClockKeys({ page, goToday, leave }: ClockKeys): void {
  const { shortcuts } = usePlanning();
  const { goal } = useSearch({ strict: false });

  const actionOf = (key: string) => {
    if (key === 'ArrowLeft') return () => page(-1);
    if (key === 'ArrowRight') return () => page(1);
    if (key === 'Escape') return leave;
    return key === shortcuts.goToday ? goToday : null;
  };

  const press = useEffectEvent((event: KeyboardEvent) => {
    const isCovered =
      goal !== undefined || overlay.get() !== null || document.querySelector('[role=dialog], [role=menu]');
    if (event.defaultPrevented || isCovered || isTyping(event.target)) return;
    const act = actionOf(pressedKey(event));
    if (!act) return;
    // Else the planner's own key for today leads to another page.
    event.preventDefault();
    act();
  });

  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', listen, { capture: true });
    return () => removeEventListener('keydown', listen, { capture: true });
  }, []);
}
