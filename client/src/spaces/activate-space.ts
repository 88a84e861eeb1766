import { withSpaceToggled } from '@cairn/core/spaces/toggled-space';
import { editedRecord } from '@cairn/core/sync/edited-record';
import type { Cairn } from '../cairn/cairn.ts';
import { changeRecord } from '../cairn/change-record.ts';
import type { Saved } from '../saved.ts';
import { activeSpacesOf } from '../replica/active-spaces.ts';
import { refOf } from '../store/account-store.ts';

/**
 * Makes no undo entry. The choice is stored at once, because the page may be closed within a second. Quick
 * choices are sent in one request.
 */
export function activateSpace(cairn: Cairn, space: string, { alone }: { readonly alone: boolean }): Saved {
  const active = activeSpacesOf(cairn) ?? [];
  const others = active.includes(space) ? active : [...active, space];
  return activate(cairn, alone ? [space] : others);
}

/** The last shown space stays. */
export function toggleSpace(cairn: Cairn, space: string): Saved {
  return activate(cairn, withSpaceToggled(activeSpacesOf(cairn) ?? [], space));
}

function activate(cairn: Cairn, activeSpacesIds: readonly string[]): Saved {
  const ref = refOf('user_settings', cairn.account.id);
  const fields = { activeSpacesIds };
  return { saved: changeRecord(cairn, ref, (record) => editedRecord(record, { fields, notes: null })) };
}
