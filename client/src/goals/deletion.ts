import { deletedRecord, deletedWithParent } from '@cairn/core/sync/deleted-record';
import { type Scope, scopedEdits, type SyncRecord } from '@cairn/core/sync/record';
import { seenFields } from '@cairn/core/sync/view';
import type { Cairn } from '../cairn/cairn.ts';
import type { Decision, RecordsChange } from '../persistence/local-change.ts';
import { isMoving } from '../outbox/is-moving.ts';
import { isUnknownToServer, leavesUnknownToServer } from '../outbox/unknown-to-server.ts';
import type { SentBefore } from './sent-before.ts';
import { type RecordRef, refKey, refOf } from '../store/account-store.ts';

export interface DeletedOthers {
  readonly scope: Scope;
  readonly keys: readonly string[];
  readonly sooner: SentBefore;
}

export function deletionOf(cairn: Cairn, key: string, others?: DeletedOthers): Decision {
  const { scope, sooner } = others ?? {};
  const goals = treeRefs(cairn, [key, ...(others?.keys ?? [])]);
  const refs = [...goals, ...leavesUnknownToServer(cairn.replica, goals)];
  const decide = (records: ReadonlyMap<string, SyncRecord>): RecordsChange => {
    const going = new Set(refs.map(refKey));
    const put = (sooner?.prepared(records) ?? []).filter((record) => !going.has(refKey(record)));
    const remove: RecordRef[] = [];
    const root = records.get(refKey(refOf('goals', key)));
    // The server does not know the root, so delete the descendants separately.
    const isRootUnheard = root !== undefined && isUnknownToServer(root);
    const rootOf = new Map<string, string>();
    for (const ref of refs) {
      const record = records.get(refKey(ref));
      if (!record) continue;
      if (isUnknownToServer(record)) remove.push(ref);
      else if (ref.table === 'goals') {
        const above = rootOf.get(cairn.replica.keyOf(String(seenFields(record)['parent']))) ?? key;
        // Deleted separately: a goal with edits of other occurrences, or one that the server may not have
        // below the root.
        const isByItself =
          ref.key === key || isRootUnheard || scopedEdits(record).length > 0 || isMoving(record, ['parent']);
        rootOf.set(ref.key, isByItself ? ref.key : above);
        if (ref.key === key) put.push(deletedRecord(record, scope));
        else put.push(isByItself ? deletedRecord(record) : deletedWithParent(record, above));
      }
    }
    return { put, remove };
  };
  return { refs: [...refs, ...(sooner?.refs ?? [])], decide };
}

export function treeRefs(cairn: Cairn, roots: readonly string[]): readonly RecordRef[] {
  const refs: RecordRef[] = roots.map((key) => refOf('goals', key));
  // The list grows in the loop, to visit all levels.
  for (const { key } of refs) {
    for (const child of cairn.replica.subgoalsOf(key)) {
      if (!refs.some((ref) => ref.key === child.key)) refs.push(refOf('goals', child.key));
    }
  }
  return refs;
}
