import { useCairn } from '@cairn/client/react/cairn-context';
import type { GoalView } from '@cairn/client/replica/goal-view';
import { shelveWords } from '@cairn/client/cairn/shelve-name';
import { EmptyState } from '@cairn/ui/empty-state';
import { m } from '@cairn/words/messages';
import { useLayoutEffect, useRef, useState } from 'react';
import { warnUnlessSaved } from '../goals/warn-unless-saved.ts';
import { isTyping } from '../base/typing.ts';
import styles from './goal-content.module.css';

/** Returns null unless the goal was deleted during an edit. */
export function useGoneWhileWritten(goal: GoalView | null): GoalView | null {
  const [seen, setSeen] = useState(goal);
  const [gone, setGone] = useState<GoalView | null>(null);
  if (goal !== seen) {
    setSeen(goal);
    setGone(goal === null && isTyping(document.activeElement) ? seen : null);
  }
  return goal === null ? gone : null;
}

/** Stores what the user continues to type. */
export function GoneGoal({ goal }: { readonly goal: GoalView }) {
  const cairn = useCairn();
  const field = useRef<HTMLTextAreaElement>(null);
  // Focuses the field before the next frame, so that the next key continues the sentence.
  useLayoutEffect(() => {
    const element = field.current;
    element?.focus();
    const keepWords = () => {
      const words = element?.value.trim() ?? '';
      if (!element || words === '') return;
      element.value = '';
      warnUnlessSaved(shelveWords(cairn, goal, words).saved);
    };
    addEventListener('pagehide', keepWords);
    return () => {
      removeEventListener('pagehide', keepWords);
      keepWords();
    };
  }, [cairn, goal]);
  return (
    <div className={styles.waiting}>
      <EmptyState title={m.goal_gone()} lead={m.goal_gone_lead()} />
      <textarea ref={field} className={styles.gone} rows={3} dir="auto" aria-label={m.goal_gone_writing()} />
    </div>
  );
}
