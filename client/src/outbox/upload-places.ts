import type { BodyOf, Named } from '@cairn/contract/call-types';
import type { Fields, ServerRow, SyncRecord } from '@cairn/core/sync/record';
import { seenFields } from '@cairn/core/sync/view';
import { editedTags, tagEdits } from '@cairn/core/tags/tag-settings';
import { successIn } from '../wire/outcome-of.ts';
import { type Address, addressOf } from '../wire/request-of.ts';
import type { WireAnswer } from '../wire/wire.ts';
import { type Above, aboveOf } from './above.ts';

/** Finds the server's id behind the local key of a thing; the key itself when there is none. */
export type IdOf = (table: Above['table'], key: string) => string;

/** The address of a call about a record. */
type AddressOfRecord = (record: SyncRecord, idOf: IdOf) => Address;
/** The address of a call about something that the server knows by a name: its id, or the day of a series. */
type AddressOfNamed = (name: string, record: SyncRecord, idOf: IdOf) => Address;

/** Where the things of a table are made and changed, and what the server tells of them. */
export interface UploadPlace {
  /** Left out where the server makes them by itself. */
  readonly create?: AddressOfRecord;
  readonly edit: AddressOfNamed;
  /** Left out where nobody deletes them, or only while the server can be asked. */
  readonly remove?: AddressOfNamed;
  /** Left out for what comes back with its goal alone; by itself the server does not know it. */
  readonly restore?: AddressOfNamed;
  /** What the request says of the fields: some are told by the address, or go by another name. */
  readonly said: (fields: Fields, idOf: IdOf) => Fields;
  /** Whether a change tells which revision it was made on. */
  readonly tellsBase: boolean;
  /** Whether there is a note, and a change tells which revision of it is known here. */
  readonly hasNotes?: boolean;
  /** The row in an answer, where that is not the row itself; null where the call was refused. */
  readonly rowIn?: (record: SyncRecord, answer: WireAnswer) => Fields | null;
  /** The scope of a row; things that never leave theirs have none of their own. */
  readonly scopeOf?: (row: ServerRow) => string;
}

const asTyped = (fields: Fields) => fields;

const places: Readonly<Record<string, UploadPlace>> = {
  goals: {
    create: () => addressOf('createGoal'),
    edit: (id) => addressOf('editGoal', { id }),
    remove: (id) => addressOf('deleteGoal', { id }),
    restore: (id) => addressOf('restoreGoal', { id }),
    said: withIds('goals'),
    tellsBase: true,
    hasNotes: true,
    scopeOf: (row) => String(row['space']),
  },
  comments: {
    create: (...about) => addressOf('createComment', { id: goalOf(...about) }),
    edit: (commentId, ...about) => addressOf('editComment', { id: goalOf(...about), commentId }),
    remove: (commentId, ...about) => addressOf('deleteComment', { id: goalOf(...about), commentId }),
    said: withoutGoal,
    tellsBase: true,
  },
  folder_goals: {
    create: () => addressOf('addToFolder'),
    edit: (id) => addressOf('moveInFolder', { id }),
    remove: (id) => addressOf('takeFromFolder', { id }),
    said: withIds('folder_goals'),
    tellsBase: false,
  },
  boards: {
    create: () => addressOf('createBoard'),
    edit: (id) => addressOf('editBoard', { id }),
    remove: (id) => addressOf('deleteBoard', { id }),
    restore: (id) => addressOf('restoreBoard', { id }),
    said: asTyped,
    tellsBase: true,
  },
  buckets: {
    create: () => addressOf('createBucket'),
    edit: (id) => addressOf('editBucket', { id }),
    remove: (id) => addressOf('deleteBucket', { id }),
    restore: (id) => addressOf('restoreBucket', { id }),
    said: withIds('buckets'),
    tellsBase: true,
  },
  spaces: {
    edit: (id) => addressOf('editSpace', { id }),
    said: asTyped,
    tellsBase: false,
    rowIn: (record, answer) => knownFieldsIn(record, successIn('editSpace', answer)),
  },
  member_settings: {
    edit: (_, { key }) => addressOf('editMemberSettings', { id: key }),
    said: asTyped,
    tellsBase: false,
  },
  space_settings: {
    edit: (_, { key }) => addressOf('editTags', { id: key }),
    said: saidOfTags,
    tellsBase: false,
    rowIn: tagSettingsIn,
  },
  user_settings: {
    edit: () => addressOf('editSettings'),
    said: asTyped,
    tellsBase: false,
    rowIn: settingsIn,
  },
};

/** Where a record is made and changed; only what is never typed here has no such place. */
export function uploadPlaceOf({ table }: SyncRecord): UploadPlace {
  const place = places[table];
  if (!place) throw new TypeError(`Nobody types into ${table}.`);
  return place;
}

/** Which goal a comment is below of is told by the address. */
function withoutGoal(fields: Fields): Fields {
  const { goal: _, ...said } = fields;
  return said;
}

/** What is above is named by the server's id. */
function withIds(of: string): UploadPlace['said'] {
  return (fields, idOf) => {
    const named = aboveOf(of).flatMap(({ table, field }) => {
      const key = fields[field];
      return typeof key === 'string' ? [[field, idOf(table, key)]] : [];
    });
    return named.length === 0 ? fields : { ...fields, ...Object.fromEntries(named) };
  };
}

/** What the server calls the goal that a comment is below of. */
function goalOf(record: SyncRecord, idOf: IdOf): string {
  return idOf('goals', String(seenFields(record)['goal']));
}

function saidOfTags(fields: Fields): Fields {
  const tags = tagEdits(fields);
  const { showTags } = fields;
  return {
    ...(tags.length > 0 ? { tags } : {}),
    ...(showTags === undefined ? {} : { showTags }),
  } satisfies Named<BodyOf<'editTags'>>;
}

/** The answer has every tag with its goals counted; what is replicated is how tags are shown that somebody has set. */
function tagSettingsIn({ key }: SyncRecord, answer: WireAnswer): Fields | null {
  const answered = successIn('editTags', answer);
  if (answered === null) return null;
  const { tags, showTags, rev, version } = answered;
  const told = tags.map(({ tag, color, hidden }) => ({ tag, color, hidden }));
  return { id: key, tags: editedTags(told, []), showTags, rev, version };
}

/** The answer tells more than is replicated; what is stands in the row that is known. */
function knownFieldsIn({ base }: SyncRecord, answered: object | null): Fields | null {
  return answered && Object.fromEntries(Object.entries(answered).filter(([field]) => field in (base ?? {})));
}

/** The answer is the whole user; of it the settings are what is replicated. */
function settingsIn(record: SyncRecord, answer: WireAnswer): Fields | null {
  const user = successIn('editSettings', answer);
  if (user === null) return null;
  const { uuid, rev, version } = user;
  return { ...knownFieldsIn(record, user), id: String(uuid), rev, version };
}
