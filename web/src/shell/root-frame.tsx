import { Announcer } from '@cairn/ui/announcer';
import { Outlet } from '@tanstack/react-router';
import { Suspense } from 'react';
import { paintedPart } from '../base/quiet-part.tsx';

const OverPage = paintedPart(() => import('./over-page.tsx').then((part) => part.OverPage));

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
