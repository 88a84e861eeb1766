import { ToastStack } from '@cairn/ui/toast-stack';
import { Tooltip } from '@cairn/ui/tooltip';
import { m } from '@cairn/words/messages';
import { useEffect } from 'react';
import { mindInputMethods } from './input-methods.ts';

export function OverPage() {
  useEffect(mindInputMethods, []);
  return (
    <>
      <ToastStack label={m.toasts_label()} dismissLabel={m.action_dismiss()} />
      <Tooltip />
    </>
  );
}
