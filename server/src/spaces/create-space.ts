import type { SpaceCreateBody, SpaceWire } from '@cairn/contract/spaces';
import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import { editedSpace, maxSpaces, untouchedSpace } from '@cairn/core/spaces/space';
import { m } from '@cairn/words/messages';
import type { Person } from '../context/person.ts';
import { knownPeople } from '../accounts/known-people.ts';
import type { Db } from '../db/database.ts';
import { addEvents } from '../events/event-rows.ts';
import { newId } from '../base/ids.ts';
import type { Refusal } from '../base/refusal.ts';
import type { ServerContext, Writer } from '../context/server-context.ts';
import { writeOnce } from '../writes/write-once.ts';
import { readSpace } from './list-spaces.ts';
import { adoptPictures, pictureRefusal } from './space-picture.ts';
import { addSpaces, spacesCountOf } from './space-rows.ts';
import { spaceWishFrom } from './space-wish.ts';

/** Locks the writer's account, so two devices together cannot exceed the limit. */
export async function createSpace(
  context: ServerContext,
  writer: Writer,
  body: SpaceCreateBody,
): Promise<Outcome<SpaceWire, Refusal>> {
  const { person } = writer;
  const edited = editedSpace(untouchedSpace, spaceWishFrom(body));
  if (!edited.ok) return refused(spaceRefusal(edited.refusal.code));
  const picture = await pictureRefusal(context, person, null, edited.value, {});
  if (picture) return refused(picture);
  const id = newId(context.now());
  const expected = { status: 201, thingId: id };
  const written = await writeOnce<null>(context, writer, [person.id], expected, async (tx) => {
    const full = await tooManyRefusal(tx, person);
    if (full) return refused(full);
    const now = context.now();
    addSpaces(tx, [{ ...edited.value, id, ownerId: person.id }], now);
    adoptPictures(tx, id, person.id, edited.value);
    const place = { spaceId: id, personId: person.id };
    const joined = { ...place, type: 'MEMBERSHIP_CREATED', otherUserId: person.id } as const;
    addEvents(tx, [{ ...place, type: 'SPACE_CREATED' }, joined], now);
    return accepted({ ...expected, result: null });
  });
  if (!written.ok) return written;
  knownPeople(context.db.pool).forgetPerson(person.id);
  return readSpace(context, person, written.value.thingId as string);
}

export async function tooManyRefusal(db: Db, person: Pick<Person, 'id'>): Promise<Refusal | null> {
  const count = await spacesCountOf(db, person.id);
  return count < maxSpaces ? null : { code: 'space.tooMany', limit: maxSpaces };
}

export function spaceRefusal(code: 'space.name' | 'space.columns'): Refusal {
  const field = code === 'space.name' ? 'name' : 'enabledColumnIds';
  return { code, errors: { [field]: () => m.field_required() } };
}
