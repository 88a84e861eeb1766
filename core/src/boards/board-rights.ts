import type { Standing } from '../spaces/roles.ts';

/** Whether somebody may make, change and clone boards and lists of a space: every member, whatever the role. */
export function mayEditBoard(standing: Standing): boolean {
  return standing.kind === 'member';
}

/** Whether somebody may delete a board or a list, and bring it back: every member, as with goals. */
export function mayDeleteBoard(standing: Standing): boolean {
  return standing.kind === 'member';
}

/** Whether somebody may show a board to whoever has its link, and end that: every member, as with goals. */
export function mayPublishBoard(standing: Standing): boolean {
  return standing.kind === 'member';
}

/** Whether somebody may put a public board into the gallery, and let strangers join in: owners and admins (docs/product.md 5.7). */
export function mayOpenBoard(standing: Standing): boolean {
  return standing.kind === 'member' && standing.role !== 'EDITOR';
}
