import { mayWrite } from '@cairn/core/spaces/may-write';
import { roles } from '@cairn/core/spaces/roles';

const writing = roles.filter((role) => mayWrite({ kind: 'member', role })).map((role) => `'${role}'`);

/** SQL: whether a role lets a member write. */
export const isWritingRole = (role: string) => `${role} in (${writing.join(', ')})`;
