import type { RefusalCode } from '@cairn/contract/refusals';

/** Why a call was refused: the code, the fields at fault with a sentence each, and the limit that was hit. */
export interface Refusal {
  readonly code: RefusalCode;
  readonly errors?: Readonly<Record<string, string>>;
  readonly limit?: number;
}
