import { addGoals } from '@cairn/client/goals/add-goals';
import { goalPlaceOf } from '../drag/zones.ts';
import type { RowComposer } from './row-composer.ts';

/** Adds the unparsed line as a goal, if the parser cannot be loaded. */
export const addPlain: RowComposer['addTyped'] = ({ cairn }, { line: { text }, zone, position, given }) =>
  addGoals(cairn, { ...given, text, place: goalPlaceOf(zone), position });
