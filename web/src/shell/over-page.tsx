import { ToastStack } from '@cairn/ui/toast-stack';
import { Tooltip } from '@cairn/ui/tooltip';
import { m } from '@cairn/words/messages';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { leaveGoal } from '../goals/open-goal.ts';
import { closeOpeningOnEscape } from './escape-opening.ts';
import { mindInputMethods } from './input-methods.ts';

export function OverPage() {
  const router = useRouter();
  useEffect(mindInputMethods, []);
  useEffect(
    () =>
      closeOpeningOnEscape({
        now: () => router.latestLocation.search.goal,
        close: () => leaveGoal(router),
      }),
    [router],
  );
  return (
    <>
      <ToastStack label={m.toasts_label()} dismissLabel={m.action_dismiss()} />
      <Tooltip />
    </>
  );
}
