import { type FiledKind, filedKinds } from '@cairn/core/folders/folder';
import type { Fields } from '@cairn/core/sync/record';
import type { Replica } from './replica.ts';

export interface Filed {
  readonly of: FiledKind;
  /** A key on this device, or a server's id. */
  readonly key: string;
}

/** The goal or board may be missing on this device. */
export function filedBy(replica: Pick<Replica, 'keyOf'>, fields: Fields): Filed {
  const of = filedKinds.find((kind) => typeof fields[kind] === 'string') ?? 'goal';
  return { of, key: replica.keyOf(String(fields[of])) };
}
