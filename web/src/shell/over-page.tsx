import { ToastStack } from '@cairn/ui/toast-stack';
import { Tooltip } from '@cairn/ui/tooltip';
import { m } from '@cairn/words/messages';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { openPressedNotices } from '../worker/shown-notices.ts';
import { mindInputMethods } from './input-methods.ts';

export function OverPage() {
  const { history } = useRouter();
  useEffect(mindInputMethods, []);
  useEffect(() => openPressedNotices((path) => history.push(path)), [history]);
  return (
    <>
      <ToastStack label={m.toasts_label()} dismissLabel={m.action_dismiss()} />
      <Tooltip />
    </>
  );
}
