import type { RefusalCode } from '@cairn/contract/refusals';

/** Why a call failed: no answer (`network`), or the server's refusal, in general and per field. */
export interface AskRefusal<Code extends string = RefusalCode | 'network'> {
  readonly code: Code;
  /** The server's sentence; empty without a network. */
  readonly message: string;
  readonly errors: Readonly<Record<string, string>>;
}

export const noNetwork: AskRefusal<'network'> = { code: 'network', message: '', errors: {} };
