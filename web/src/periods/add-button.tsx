import { Button } from '@cairn/ui/button';
import { m } from '@cairn/words/messages';
import Plus from 'lucide-react/icons/plus';
import { usePlanning } from '../goals/planning.ts';
import { keyHints } from '../base/key-hints.ts';
import { loadOverlay } from '../shell/load-overlay.ts';
import { overlay } from '../base/overlays.ts';

/** The page's one primary button: a new goal. */
export function AddButton() {
  const { shortcuts } = usePlanning();
  return (
    <Button
      look="primary"
      icon={<Plus />}
      {...keyHints(shortcuts.addGoal)}
      onPointerEnter={() => void loadOverlay.add()}
      onFocus={() => void loadOverlay.add()}
      onClick={() => overlay.set({ kind: 'add' })}
    >
      {m.nav_add()}
    </Button>
  );
}
