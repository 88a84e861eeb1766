import { moveToSpace } from '@cairn/client/goals/move-to-space';
import { useCairn } from '@cairn/client/react/cairn-context';
import { useWritableSpaces } from '@cairn/client/react/viewed';
import { announce } from '@cairn/ui/announcer';
import { showToast } from '@cairn/ui/toast';
import { m } from '@cairn/words/messages';
import { refusalSentence } from '@cairn/words/refusals';
import { warnUnlessSaved } from '../goals/warn-unless-saved.ts';
import { shortName } from '../goals/short-name.ts';
import { offerUndo } from '../goals/undo.ts';
import { type Choice, ChoiceDialog } from '../pickers/choice-dialog.tsx';
import type { SurfaceProps } from './goal-surfaces.tsx';

export function SpaceSurface({ goal, onClose }: SurfaceProps) {
  const cairn = useCairn();
  const others = useWritableSpaces().filter(({ id }) => id !== goal.space);
  const move = ({ key, name }: Choice) => {
    const outcome = moveToSpace(cairn, goal.key, key);
    if (!outcome.ok) {
      showToast({ text: refusalSentence(outcome.refusal.code) });
      return;
    }
    warnUnlessSaved(outcome.value.saved);
    const text = m.goal_space_toast({ space: shortName(name) });
    offerUndo(cairn, outcome.value.step, { text });
    announce(text);
  };
  return (
    <ChoiceDialog
      title={m.goal_space_title()}
      choices={others.map(({ id, name, emoji }) => ({ key: id, name, emoji }))}
      onPick={move}
      onClose={onClose}
    />
  );
}
