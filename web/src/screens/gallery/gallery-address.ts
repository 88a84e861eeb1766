import { type BoardCategory, boardCategories } from '@cairn/core/boards/categories';
import { useLocation, useNavigate } from '@tanstack/react-router';

export interface GalleryAddress {
  readonly q?: string | undefined;
  readonly category?: BoardCategory | undefined;
  /** Omitted for popular boards. */
  readonly sort?: 'new' | undefined;
}

/** Validates the address here: a validator in the routes would enlarge the first bundle. */
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
