import type { Standing } from '../spaces/roles.ts';

/** Whether somebody may make, change and clone boards and lists of a space: every member, whatever the role (spec core §6). */
export function mayEditBoard(standing: Standing): boolean {
  return standing.kind === 'member';
}

/** Whether somebody may delete a board or a list, and bring it back: every member, as with goals. */
export function mayDeleteBoard(standing: Standing): boolean {
  return standing.kind === 'member';
}
