import type { Replica } from './replica.ts';

/** An open account, or what stands for one in tests. */
export interface ReplicaHolder {
  readonly replica: Replica;
}
