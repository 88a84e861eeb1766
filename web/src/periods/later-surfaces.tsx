import { type ComponentType, lazy, Suspense } from 'react';
import type { SurfaceProps } from './goal-surfaces.tsx';

export const AssigneeSurface = laterSurface(() =>
  import('./assignee-surface.tsx').then((part) => part.AssigneeSurface),
);
export const ListSurface = laterSurface(() => import('./list-surface.tsx').then((part) => part.ListSurface));
export const ParentSurface = laterSurface(() =>
  import('./parent-surface.tsx').then((part) => part.ParentSurface),
);
export const RepeatSurface = laterSurface(() =>
  import('./repeat-surface.tsx').then((part) => part.RepeatSurface),
);
export const SpaceSurface = laterSurface(() =>
  import('./space-surface.tsx').then((part) => part.SpaceSurface),
);
export const TagSurface = laterSurface(() => import('./tag-surface.tsx').then((part) => part.TagSurface));
export const TimeSurface = laterSurface(() => import('./time-surface.tsx').then((part) => part.TimeSurface));

function laterSurface(load: () => Promise<ComponentType<SurfaceProps>>): ComponentType<SurfaceProps> {
  const Surface = lazy(() => load().then((surface) => ({ default: surface })));
  return (props) => (
    <Suspense fallback={null}>
      <Surface {...props} />
    </Suspense>
  );
}
