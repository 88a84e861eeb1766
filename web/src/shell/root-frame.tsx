import { Announcer } from '@cairn/ui/announcer';
import { ToastStack } from '@cairn/ui/toast';
import { m } from '@cairn/words/messages';
import { Outlet } from '@tanstack/react-router';
import { Suspense } from 'react';
import { quietPart } from './quiet-part.tsx';

/** Nobody points at anything before there is something to point at. */
const Tooltip = quietPart(() => import('@cairn/ui/tooltip').then((part) => part.Tooltip));

/** What stands on every page: the page itself, and what speaks over it. */
export function RootFrame() {
  return (
    <>
      <Outlet />
      <ToastStack label={m.toasts_label()} dismissLabel={m.action_dismiss()} />
      <Suspense fallback={null}>
        <Tooltip />
      </Suspense>
      <Announcer />
    </>
  );
}
