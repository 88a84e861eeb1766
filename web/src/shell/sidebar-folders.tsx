import { lazy, Suspense, useEffect, useState } from 'react';
import { loadOverlay } from './load-overlay.ts';
import { PartBoundary } from './part-boundary.tsx';
import { whenQuiet } from '../base/when-quiet.ts';

const FolderLists = lazy(() => loadOverlay.folders().then((part) => ({ default: part.FolderLists })));

export function SidebarFolders() {
  const [isShown, setShown] = useState(false);
  useEffect(() => whenQuiet(() => setShown(true)), []);
  if (!isShown) return null;
  return (
    <PartBoundary onMissing={() => setShown(false)}>
      <Suspense fallback={null}>
        <FolderLists />
      </Suspense>
    </PartBoundary>
  );
}
