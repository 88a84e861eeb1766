import { useEffect, useEffectEvent } from 'react';
import { pressedKey } from '../../base/pressed-key.ts';
import { isTyping } from '../../base/typing.ts';
import { usePlanning } from '../../goals/planning.ts';

/** The key for a new goal adds a step here, and Ctrl or ⌘ with S publishes. */
export function useEditorKeys({
  onAdd,
  onPublish,
}: {
  readonly onAdd: () => void;
  readonly onPublish: () => void;
}): void {
  const { shortcuts } = usePlanning();
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (document.querySelector('[role=dialog], [role=menu]')) return;
    const key = pressedKey(event);
    const isAdding = key === shortcuts.addGoal && !isTyping(event.target);
    if (!isAdding && key !== 'Mod+KeyS') return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (event.repeat) return;
    if (isAdding) onAdd();
    else onPublish();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', listen, { capture: true });
    return () => removeEventListener('keydown', listen, { capture: true });
  }, []);
}
