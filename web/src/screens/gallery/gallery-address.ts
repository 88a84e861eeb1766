import { type BoardCategory, boardCategories } from '@cairn/core/boards/categories';
import { useLocation, useNavigate } from '@tanstack/react-router';

/** What the address of the gallery and of the templates carries: what is looked for, and in which order. */
export interface GalleryAddress {
  readonly q?: string | undefined;
  readonly category?: BoardCategory | undefined;
  /** Left out, what is popular. */
  readonly sort?: 'new' | undefined;
}

/** Reads the address, and changes it. Judged here and not with the routes, which are part of every first visit. */
export function useGalleryAddress(): readonly [GalleryAddress, (change: GalleryAddress) => void] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const address = galleryAddress(search);
  const look = (change: GalleryAddress) =>
    void navigate({ to: './', search: { ...address, ...change } as never, replace: true });
  return [address, look];
}

function galleryAddress({ q, category, sort }: Readonly<Record<string, unknown>>): GalleryAddress {
  return {
    q: typeof q === 'string' && q !== '' ? q : undefined,
    category: boardCategories.find((code) => code === category),
    sort: sort === 'new' ? sort : undefined,
  };
}
