import { folded } from '../folded.ts';

/** In characters. */
const maxSlugLength = 60;

/**
 * Returns the readable part of an address: `Couch to 5 km` gives `couch-to-5-km`. Letters that are not of the Latin
 * alphabet are left out, so a name may give `climb`.
 */
export function slugOf(name: string): string {
  const words = folded(name)
    .split(/[^a-z0-9]+/u)
    .filter((word) => word !== '');
  const slug = words.join('-').slice(0, maxSlugLength).replace(/-$/u, '');
  return slug === '' ? 'climb' : slug;
}
