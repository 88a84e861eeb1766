import { answeredRecord } from '@cairn/core/sync/answered-record';
import { joinedRecord } from '@cairn/core/sync/joined-record';
import { afterTreeDeletion, type TreeDeletion } from '@cairn/core/sync/prepared-record';
import type { SyncRecord } from '@cairn/core/sync/record';
import type { Environment } from '../environment/environment.ts';
import type { Replica } from '../replica/replica.ts';
import { shelfEntries } from '../persistence/shelf-entries.ts';
import { type RecordRef, refKey, type ShelfEntry } from '../store/account-store.ts';
import type { WireAnswer } from '../wire/wire.ts';
import { fieldsToRecreate } from './fields-to-recreate.ts';
import { seriesRefs, settledSeries } from './settled-series.ts';
import { type Uploads, uploadOf } from './upload.ts';
import { uploadAnswer } from './upload-request.ts';

export interface Settlement {
  readonly refs: readonly RecordRef[];
  readonly decide: (records: ReadonlyMap<string, SyncRecord>) => {
    readonly put: readonly SyncRecord[];
    readonly remove: readonly RecordRef[];
    readonly shelve: readonly ShelfEntry[];
  };
}

interface Surroundings {
  readonly environment: Pick<Environment, 'now' | 'newId' | 'rules'>;
  readonly replica: Replica;
  readonly uploads: Uploads;
  readonly holdsScope: (scope: string) => boolean;
}

export function settlementOf(
  { environment, replica, uploads, holdsScope }: Surroundings,
  prepared: SyncRecord,
  answer: WireAnswer,
): Settlement {
  const key = prepared.inflight?.key ?? '';
  // The user may have deleted the record during this upload.
  const isBeingDeleted = prepared.inflight?.kind === 'delete' || replica.record(prepared)?.wish === 'delete';
  const below = isBeingDeleted ? deletedWith(replica, prepared.key) : [];
  const upload = uploadOf(uploads, prepared);
  const answered = uploadAnswer(upload, prepared, answer);
  const twins = twinsOf(replica, prepared, answered.row?.id);
  const { scopeOf, recreatedFields } = upload;
  const series = answered.row ? seriesRefs(prepared, replica) : [];
  const decide: Settlement['decide'] = (records) => {
    const record = records.get(refKey(prepared));
    if (!record) return { put: [], remove: [], shelve: [] };
    const at = new Date(environment.now()).toISOString();
    const step = answeredRecord(record, key, answered, {
      at,
      scopeOf: (row) => scopeOf?.(row) ?? prepared.scope,
      newTempId: () => `offline-${environment.newId()}`,
      holdsScope,
      fieldsToRecreate: (fields) => fieldsToRecreate(recreatedFields, fields),
      editStaysOnTop: environment.rules.editOnTop,
    });
    // The answer to an outdated upload changes nothing.
    const isOwn = series.length > 0 && record.inflight?.key === key;
    const settled = isOwn ? settledSeries(prepared, answered.row, records, replica, at) : null;
    let after = step.record;
    const shelved = [...step.shelved];
    const remove: RecordRef[] = [];
    for (const ref of twins) {
      const twin = records.get(refKey(ref));
      if (!twin || after?.id !== twin.id) continue;
      const joined = joinedRecord(after, twin);
      after = joined.record;
      shelved.push(...joined.shelved);
      remove.push(ref);
    }
    const put = after ? [after] : [];
    if (!after) remove.push({ table: prepared.table, key: prepared.key });
    const deletion = treeDeletionOf(step.record, answer.httpStatus);
    for (const ref of below) {
      const child = records.get(refKey(ref));
      if (deletion === null || child?.deletedWith !== prepared.key) continue;
      const after = afterTreeDeletion(child, deletion);
      if (after) put.push(after);
      else remove.push(ref);
    }
    put.push(...(settled?.put ?? []));
    remove.push(...(settled?.remove ?? []));
    return { put, remove, shelve: shelfEntries(shelved, environment) };
  };
  return { refs: [prepared, ...below, ...twins, ...series], decide };
}

/** Returns other records with this id: another device may have created the record first. */
function twinsOf(
  replica: Replica,
  { table, key, id }: SyncRecord,
  givenId: string | undefined,
): readonly RecordRef[] {
  if (givenId === undefined || givenId === id) return [];
  const keys = new Set([givenId, replica.recordById(table, givenId)?.key ?? givenId]);
  return [...keys].filter((other) => other !== key).map((other) => ({ table, key: other }));
}

function deletedWith(replica: Replica, root: string): readonly RecordRef[] {
  const refs: RecordRef[] = [];
  for (const { table, key, deletedWith: above } of replica.treeRecords()) {
    if (above === root) refs.push({ table, key });
  }
  return refs;
}

function treeDeletionOf(after: SyncRecord | null, httpStatus: number): TreeDeletion | null {
  if (httpStatus === 404) return 'unknown';
  // The tree was already gone, or the user left the space. Show goals that still exist.
  if (after === null || after.wish === 'keep') return 'nothing';
  return after.wish === 'deleted' ? 'done' : null;
}
