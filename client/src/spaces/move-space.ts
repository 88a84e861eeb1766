import { cappedSequenceNo } from '@cairn/core/order/sequence';
import type { Cairn } from '../cairn/cairn.ts';
import { changeFields } from '../cairn/change-record.ts';
import type { Saved } from '../saved.ts';
import { memberSettingsRecord } from './member-settings.ts';
import { spacesOf } from '../replica/spaces-of.ts';

const step = 100;

export function moveSpace(cairn: Cairn, space: string, by: -1 | 1): Saved {
  const order = spacesOf(cairn).map(({ id }) => id);
  const at = order.indexOf(space);
  const neighbour = order[at + by];
  if (at === -1 || neighbour === undefined) return { saved: Promise.resolve() };
  return placeSpace(cairn, space, by === -1 ? neighbour : (order[at + 2] ?? null));
}

/**
 * Renumbers all spaces, since there are few.
 *
 * @param before null for the end
 */
export function placeSpace(cairn: Cairn, space: string, before: string | null): Saved {
  const others = spacesOf(cairn).flatMap(({ id }) => (id === space ? [] : [id]));
  const at = before === null ? others.length : others.indexOf(before);
  if (at === -1) return { saved: Promise.resolve() };
  const records = others.toSpliced(at, 0, space).map((id) => memberSettingsRecord(cairn, id));
  const placeAt = (index: number) => ({ sequenceNo: cappedSequenceNo((index + 1) * step) });
  return { saved: changeFields(cairn, records, placeAt) };
}
