import type { SpaceEditBody } from '@cairn/contract/spaces';
import { type SpaceFields, spaceFieldNames } from '@cairn/core/spaces/space';

/** What a request wants of a space; what it does not say is left out. */
export function spaceWishFrom(body: SpaceEditBody): Partial<SpaceFields> {
  const said = spaceFieldNames.filter((field) => body[field] !== undefined);
  return Object.fromEntries(said.map((field) => [field, body[field]]));
}
