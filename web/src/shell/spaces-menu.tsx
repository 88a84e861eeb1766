import { IconButton } from '@cairn/ui/icon-button';
import { m } from '@cairn/words/messages';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { lazy, Suspense, useState } from 'react';

const SpacesList = lazy(() => import('./spaces-list.tsx').then((part) => ({ default: part.SpacesList })));

export function SpacesMenu() {
  const [anchor, setAnchor] = useState<Element | null>(null);
  return (
    <>
      <IconButton
        label={m.spaces_menu()}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        icon={<Ellipsis />}
        onClick={(event) => setAnchor(event.currentTarget)}
      />
      {anchor && (
        <Suspense fallback={null}>
          <SpacesList anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
}
