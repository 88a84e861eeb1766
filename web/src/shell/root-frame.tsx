import { Announcer } from '@cairn/ui/announcer';
import { Outlet } from '@tanstack/react-router';
import { Suspense } from 'react';
import { paintedPart } from '../base/quiet-part.tsx';

/** Nobody is told anything, or points at anything, before there is a picture. */
const OverPage = paintedPart(() => import('./over-page.tsx').then((part) => part.OverPage));

/** What stands on every page: the page itself, and what speaks over it. */
export function RootFrame() {
  return (
    <>
      <Outlet />
      <Suspense fallback={null}>
        <OverPage />
      </Suspense>
      <Announcer />
    </>
  );
}
