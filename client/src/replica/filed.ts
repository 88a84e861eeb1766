import { type FiledKind, filedKinds } from '@cairn/core/folders/folder';
import type { Fields } from '@cairn/core/sync/record';
import type { Replica } from './replica.ts';

/** A goal or a board that is, or shall be, in a folder. */
export interface Filed {
  readonly of: FiledKind;
  /** Its key on this device, or the server's id. */
  readonly key: string;
}

/** What an entry of a folder names, whether that is here or not. */
export function filedBy(replica: Pick<Replica, 'keyOf'>, fields: Fields): Filed {
  const of = filedKinds.find((kind) => typeof fields[kind] === 'string') ?? 'goal';
  return { of, key: replica.keyOf(String(fields[of])) };
}
