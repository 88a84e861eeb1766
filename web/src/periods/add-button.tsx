import { Button } from '@cairn/ui/button';
import { m } from '@cairn/words/messages';
import Plus from 'lucide-react/icons/plus';
import { usePlanning } from '../goals/planning.ts';
import { keyHints } from '../base/key-hints.ts';
import { overlay } from '../base/overlays.ts';
import { useShell } from '../base/shell-context.ts';

export function AddButton() {
  const { shortcuts } = usePlanning();
  const { fetchQuickAdd } = useShell();
  return (
    <Button
      look="primary"
      icon={<Plus />}
      {...keyHints(shortcuts.addGoal)}
      onPointerEnter={fetchQuickAdd}
      onFocus={fetchQuickAdd}
      onClick={() => overlay.set({ kind: 'add' })}
    >
      {m.nav_add()}
    </Button>
  );
}
