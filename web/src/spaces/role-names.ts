import type { Role } from '@cairn/core/spaces/roles';
import { m } from '@cairn/words/messages';

export const roleNames: Readonly<Record<Role, () => string>> = {
  OWNER: m.role_owner,
  ADMIN: m.role_admin,
  EDITOR: m.role_editor,
  VIEWER: m.role_viewer,
};
