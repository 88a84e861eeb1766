import type { SpaceEditBody } from '@cairn/contract/spaces';
import { type SpaceFields, spaceFieldNames } from '@cairn/core/spaces/space';

export function spaceWishFrom(body: SpaceEditBody): Partial<SpaceFields> {
  const said = spaceFieldNames.filter((field) => body[field] !== undefined);
  return Object.fromEntries(said.map((field) => [field, body[field]]));
}
