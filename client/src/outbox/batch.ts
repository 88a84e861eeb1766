import type { BodyOf, Named } from '@cairn/contract/call-types';
import { scopedEdits, type SyncRecord } from '@cairn/core/sync/record';
import { successIn } from '../wire/outcome-of.ts';
import { addressOf } from '../wire/request-of.ts';
import type { WireAnswer, WireRequest } from '../wire/wire.ts';
import type { TableName } from '@cairn/core/sync/tables/all-tables';
import type { IdOf, Upload } from './upload.ts';
import { uploadRequest } from './upload-request.ts';

/** So many new goals that wait go up together; fewer are sooner there by themselves. */
export const leastInBatch = 8;
/** Most goals of one batch: when its answer is lost, all of them are sent again. */
export const maxInBatch = 200;
/** Most UTF-16 units of JSON in one batch: in UTF-8 below the 1 MiB that the server reads (`server/src/http/body.ts`). */
const maxUnits = 300_000;

/**
 * Whether a record's next upload may go up with others: it makes a goal, and nothing besides. A series that begins, and what
 * is made anew in place of an older goal, goes by itself.
 */
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

/** Goals of one space that wait to be made, as many as a batch takes. */
export class Batch {
  readonly #records = new Set<SyncRecord>();
  readonly #most: number;
  #units = 0;
  #space: string | null = null;

  /** @param most how many goals it takes */
  constructor(most: number) {
    this.#most = Math.min(most, maxInBatch);
  }

  get records(): ReadonlySet<SyncRecord> {
    return this.#records;
  }

  get isFull(): boolean {
    return this.#records.size >= this.#most;
  }

  /** Takes a goal that is of the space of the others, where there is room. */
  take(record: SyncRecord): void {
    const units = JSON.stringify(record.inflight ?? record.pending).length;
    this.#space ??= record.scope;
    if (this.isFull || this.#space !== record.scope || this.#units + units > maxUnits) return;
    this.#records.add(record);
    this.#units += units;
  }
}

/** The request that makes the goals of prepared uploads. Their temporary ids keep each from being made twice. */
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

/** The answer to each goal of a batch, as if it had been sent by itself; null where the batch was refused as a whole. */
export function answersOf(answer: WireAnswer, goals: number): readonly WireAnswer[] | null {
  const results = successIn('createGoals', answer)?.results;
  if (results?.length !== goals) return null;
  return results.map((result) => ({
    httpStatus: result.status,
    body: 'goal' in result ? result.goal : result.error,
  }));
}
