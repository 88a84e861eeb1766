import type { ClimbCreateBody } from '@cairn/contract/climbs';
import { type ClimbFields, type ClimbRow, untouchedClimb } from '@cairn/core/climbs/climb';
import { editedClimb } from '@cairn/core/climbs/edited-climb';
import { slugOf } from '@cairn/core/climbs/slug';
import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import { idName } from '@cairn/core/sync/id-name';
import { idUnder, newCode, newId } from '../base/ids.ts';
import type { Refusal } from '../base/refusal.ts';
import type { ServerContext, Writer } from '../context/server-context.ts';
import type { Tx } from '../db/database.ts';
import { bytesOfText, textRoomRefusal } from '../files/text-room.ts';
import { type Decide, writeOnce } from '../writes/write-once.ts';
import { beyondReach, climbWishFrom } from './climb-wish.ts';
import { climbNow, writeClimbEdit } from './edit-climb.ts';
import { addClimb, climbMadeBefore, type StoredClimb } from './my-climb-rows.ts';

export interface AnsweredClimb {
  readonly status: number;
  readonly climb: ClimbRow;
}

/** Creates a climb (201). A repeated `tempId` or `recreatedFrom` returns the first climb (200). */
export async function createClimb(
  context: ServerContext,
  writer: Writer,
  body: ClimbCreateBody,
): Promise<Outcome<AnsweredClimb, Refusal>> {
  const { person } = writer;
  if (person.reach !== null) return beyondReach;
  const wish = climbWishFrom(body);
  if (!wish.ok) return wish;
  const newcomer = blankClimb(context, writer, body, wish.value);
  const expected = { status: 201, thingId: newcomer.id };
  const decide: Decide<AnsweredClimb> = async (tx, versions) => {
    const version = versions.get(person.id) as number;
    const known = await climbMadeBefore(tx, person.id, newcomer);
    if (known) return met(context, writer, tx, version, known, newcomer, wish.value);
    const noRoom = await textRoomRefusal(tx, person, bytesOfText(newcomer.richDescription, newcomer.steps));
    if (noRoom) return refused(noRoom);
    const climb = { ...newcomer, version };
    addClimb(tx, person.id, climb);
    return accepted({ ...expected, result: { status: 201, climb } });
  };
  const written = await writeOnce(context, writer, [person.id], expected, decide);
  if (!written.ok) return written;
  const { status, thingId, result } = written.value;
  if (result !== null) return accepted(result);
  const now = await climbNow(context, person.id, thingId as string);
  return now.ok ? accepted({ status, climb: now.value }) : now;
}

function blankClimb(
  context: ServerContext,
  { person }: Writer,
  { tempId = null, recreatedFrom = null }: ClimbCreateBody,
  wish: Partial<ClimbFields>,
): ClimbRow {
  const at = new Date(context.now()).toISOString();
  const fields = editedClimb(untouchedClimb, wish);
  return {
    ...fields,
    id: tempId === null ? newId(context.now()) : idUnder(person.id, idName('climbs', tempId) as string),
    code: newCode(),
    slug: slugOf(fields.name),
    tempId,
    recreatedFrom: context.rules.oneSuccessor ? recreatedFrom : null,
    public: false,
    isListed: false,
    publishedVersion: 0,
    isChanged: false,
    createdDatetime: at,
    modifiedDatetime: at,
    stamps: {},
    version: 0,
    rev: 1,
  };
}

/** If a second device re-creates the same climb, its fields are written to the first device's climb. */
async function met(
  context: ServerContext,
  writer: Writer,
  tx: Tx,
  version: number,
  { row, isDeleted }: StoredClimb,
  newcomer: ClimbRow,
  wish: Partial<ClimbFields>,
) {
  if (isDeleted) return refused<Refusal>({ code: 'climb.deleted' });
  const answered = (climb: ClimbRow) =>
    accepted({ status: 200, thingId: row.id, result: { status: 200, climb } });
  if (row.tempId === newcomer.tempId) return answered(row);
  const joined = await writeClimbEdit(context, writer, tx, row, { edit: wish, baseRev: 0, version });
  return joined.ok ? answered(joined.value) : joined;
}
