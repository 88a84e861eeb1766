import { addGoals } from '@cairn/client/goals/add-goals';
import { goalPlaceOf } from '../drag/zones.ts';
import type { RowComposer } from './row-composer.ts';

/** Adds the line as it stands, where the part that understands words cannot be loaded. */
export const addPlain: RowComposer['addTyped'] = ({ cairn }, { line: { text }, zone, position, given }) =>
  addGoals(cairn, { ...given, text, place: goalPlaceOf(zone), position });
