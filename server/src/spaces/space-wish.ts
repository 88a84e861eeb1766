import type { SpaceEditBody } from '@cairn/contract/spaces';
import { type SpaceFields, spaceFieldNames } from '@cairn/core/spaces/space';

export function spaceWishFrom(body: SpaceEditBody): Partial<SpaceFields> {
  const sent = spaceFieldNames.filter((field) => body[field] !== undefined);
  return Object.fromEntries(sent.map((field) => [field, body[field]]));
}
