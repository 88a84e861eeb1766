import { m } from '@cairn/words/messages';
import Circle from 'lucide-react/icons/circle';
import CircleCheck from 'lucide-react/icons/circle-check';

export function GoalState({ isDone }: { readonly isDone: boolean }) {
  return isDone ? <CircleCheck aria-label={m.search_is_done()} /> : <Circle aria-label={m.search_open()} />;
}
