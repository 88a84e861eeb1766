import type { Fields, ServerRow, SyncRecord } from '@cairn/core/sync/record';
import { seenFields } from '@cairn/core/sync/view';
import { type Above, aboveOf } from './above.ts';
import { editedTags, tagEdits, type TagSetting } from '@cairn/core/tags/tag-settings';

/** Finds the server's id behind the local key of a thing; the key itself when there is none. */
export type IdOf = (table: Above['table'], key: string) => string;

/** Where the things of a table are made and changed, and what the server tells of them. */
export interface UploadPlace {
  /** How one is changed. */
  readonly method: 'PUT' | 'PATCH';
  /** Where they are made, and each has its address below. */
  readonly collection: (record: SyncRecord, idOf: IdOf) => string;
  /** The address of one, where it is not below the collection. */
  readonly address?: (record: SyncRecord) => string;
  /** What the request says of the fields: some are told by the address, or go by another name. */
  readonly said: (fields: Fields, idOf: IdOf) => Fields;
  /** Whether a change tells which revision it was made on. */
  readonly tellsBase: boolean;
  /** Whether there is a note, and a change tells which revision of it is known here. */
  readonly hasNotes?: boolean;
  /** Whether one that was deleted is restored below its own address; goals are below those of deleted goals. */
  readonly isRestored?: boolean;
  /** The row in an answer, where that is not the row itself. */
  readonly rowIn?: (record: SyncRecord, answered: Fields) => Fields;
  /** The scope of a row; things that never leave theirs have none of their own. */
  readonly scopeOf?: (row: ServerRow) => string;
}

const asTyped = (fields: Fields) => fields;

const places: Readonly<Record<string, UploadPlace>> = {
  goals: {
    method: 'PUT',
    collection: () => '/api/goals-2/',
    said: withIds('goals'),
    tellsBase: true,
    hasNotes: true,
    scopeOf: (row) => String(row['space']),
  },
  comments: {
    method: 'PATCH',
    collection: (record, idOf) =>
      `/api/v2/goals-2/${encodeURIComponent(idOf('goals', String(seenFields(record)['goal'])))}/comments/`,
    said: withoutGoal,
    tellsBase: true,
  },
  folder_goals: {
    method: 'PATCH',
    collection: () => '/api/folder-goals/',
    said: withIds('folder_goals'),
    tellsBase: false,
  },
  boards: {
    method: 'PATCH',
    collection: () => '/api/boards-2/',
    said: asTyped,
    tellsBase: true,
    isRestored: true,
  },
  buckets: {
    method: 'PATCH',
    collection: () => '/api/buckets-2/',
    said: withIds('buckets'),
    tellsBase: true,
    isRestored: true,
  },
  spaces: {
    method: 'PATCH',
    collection: () => '/api/v2/spaces/',
    said: asTyped,
    tellsBase: false,
    rowIn: knownFieldsIn,
  },
  member_settings: {
    method: 'PATCH',
    collection: ownSettingsOf,
    address: ownSettingsOf,
    said: asTyped,
    tellsBase: false,
  },
  space_settings: {
    method: 'PATCH',
    collection: tagsOf,
    address: tagsOf,
    said: saidOfTags,
    tellsBase: false,
    rowIn: tagSettingsIn,
  },
  user_settings: {
    method: 'PATCH',
    collection: () => '/api/settings/',
    address: () => '/api/settings/',
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

function ownSettingsOf({ key }: SyncRecord): string {
  return `/api/v2/spaces/${encodeURIComponent(key)}/my-settings/`;
}

function tagsOf({ key }: SyncRecord): string {
  return `/api/v2/spaces/${encodeURIComponent(key)}/tags/`;
}

function saidOfTags(fields: Fields): Fields {
  const tags = tagEdits(fields);
  const { showTags } = fields;
  return { ...(tags.length > 0 ? { tags } : {}), ...(showTags === undefined ? {} : { showTags }) };
}

/** The answer has every tag with its goals counted; what is replicated is how tags are shown that somebody has set. */
function tagSettingsIn({ key }: SyncRecord, { tags, showTags, rev, version }: Fields): Fields {
  const told = (tags as readonly TagSetting[]).map(({ tag, color, hidden }) => ({ tag, color, hidden }));
  return { id: key, tags: editedTags(told, []), showTags, rev, version };
}

/** The answer tells more than is replicated; what is stands in the row that is known. */
function knownFieldsIn({ base }: SyncRecord, answered: Fields): Fields {
  return Object.fromEntries(Object.entries(answered).filter(([field]) => field in (base ?? {})));
}

/** The answer is the whole user; of it the settings are what is replicated. */
function settingsIn(record: SyncRecord, answered: Fields): Fields {
  const { uuid, rev, version } = answered;
  const known = knownFieldsIn(record, answered);
  return { ...known, id: String(uuid), rev: Number(rev), version: Number(version) };
}
