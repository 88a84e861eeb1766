import type { Fields, SyncRecord } from '@cairn/core/sync/record';
import { rulesOf, type TableName } from '@cairn/core/sync/tables/all-tables';
import { fieldsIn } from '../wire/outcome-of.ts';
import type { WireAnswer } from '../wire/wire.ts';
import type { Upload } from '../outbox/upload.ts';

export const asTyped = (fields: Fields): Fields => fields;

export const plainUpload = {
  tellsBase: false,
  hasNotes: false,
  rowIn: (_: SyncRecord, answer: WireAnswer) => fieldsIn(answer),
  scopeOf: null,
  nextPart: () => null,
  waits: () => false,
} as const satisfies Partial<Upload<TableName>>;

/** The upload of tables whose records only the server creates and deletes. */
export const editsOnly = {
  ...plainUpload,
  create: null,
  remove: null,
  restore: null,
  recreatedFields: [],
} as const;

export function withIds(of: TableName): Upload<TableName>['body'] {
  return (fields, idOf) => {
    const named = rulesOf(of).above.flatMap(({ table, field }) => {
      const key = fields[field];
      return typeof key === 'string' ? [[field, idOf(table, key)]] : [];
    });
    return named.length === 0 ? fields : { ...fields, ...Object.fromEntries(named) };
  };
}

export function knownFieldsIn({ base }: SyncRecord, answered: object | null): Fields | null {
  return answered && Object.fromEntries(Object.entries(answered).filter(([field]) => field in (base ?? {})));
}
