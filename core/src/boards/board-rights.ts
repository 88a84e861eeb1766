import { mayWrite } from '../spaces/may-write.ts';
import { administers, type Standing } from '../spaces/roles.ts';

export function mayEditBoard(standing: Standing): boolean {
  return mayWrite(standing);
}

export function mayDeleteBoard(standing: Standing): boolean {
  return mayWrite(standing);
}

export function mayPublishBoard(standing: Standing): boolean {
  return mayWrite(standing);
}

/**
 * Whether a user may show a board in the gallery or let visitors edit it (docs/product.md, "The gallery").
 */
export function mayOpenBoard(standing: Standing): boolean {
  return administers(standing);
}
