import type { BodyOf, Named } from '@cairn/contract/call-types';
import { scopedEdits, type SyncRecord } from '@cairn/core/sync/record';
import { successIn } from '../wire/outcome-of.ts';
import { addressOf } from '../wire/request-of.ts';
import type { WireAnswer, WireRequest } from '../wire/wire.ts';
import type { TableName } from '@cairn/core/sync/tables/all-tables';
import type { IdOf, Upload } from './upload.ts';
import { uploadRequest } from './upload-request.ts';

/** Fewer goals arrive sooner in single requests. */
export const leastInBatch = 8;
/** If the answer is lost, all goals of the batch are sent again. */
export const maxInBatch = 200;
/**
 * Maximum of JSON in UTF-16 units. In UTF-8, this is below the server's limit of 1 MiB
 * (`server/src/http/body.ts`).
 */
const maxUnits = 300_000;

/** New series and re-created goals are sent alone. */
export function isForBatch(record: SyncRecord): boolean {
  const { table, id, tempId, base, recreatedFrom, wish, inflight, pending } = record;
  const isCreation = inflight === null ? id === null : inflight.kind === 'create';
  const isPlain =
    tempId !== null && base === null && recreatedFrom === null && scopedEdits(record).length === 0;
  const typed = inflight ?? pending;
  return (
    table === 'goals' && isCreation && isPlain && wish === 'keep' && !('recurrence' in (typed?.fields ?? {}))
  );
}

export class Batch {
  readonly #records = new Set<SyncRecord>();
  readonly #most: number;
  #units = 0;
  #space: string | null = null;

  constructor(most: number) {
    this.#most = Math.min(most, maxInBatch);
  }

  get records(): ReadonlySet<SyncRecord> {
    return this.#records;
  }

  get isFull(): boolean {
    return this.#records.size >= this.#most;
  }

  take(record: SyncRecord): void {
    const units = JSON.stringify(record.inflight ?? record.pending).length;
    this.#space ??= record.scope;
    if (this.isFull || this.#space !== record.scope || this.#units + units > maxUnits) return;
    this.#records.add(record);
    this.#units += units;
  }
}

/** Temporary ids prevent duplicates if the batch is sent again. */
export function batchRequest(
  upload: Upload<TableName>,
  prepared: readonly SyncRecord[],
  idOf: IdOf,
): WireRequest {
  const goals = prepared.flatMap((record) =>
    record.inflight ? [uploadRequest(upload, record, record.inflight, idOf).body] : [],
  );
  return { ...addressOf('createGoals'), body: { goals } satisfies Named<BodyOf<'createGoals'>> };
}

/** Returns an answer for each goal; null if the whole batch was refused. */
export function answersOf(answer: WireAnswer, goals: number): readonly WireAnswer[] | null {
  const results = successIn('createGoals', answer)?.results;
  if (results?.length !== goals) return null;
  return results.map((result) => ({
    httpStatus: result.status,
    body: 'goal' in result ? result.goal : result.error,
  }));
}
