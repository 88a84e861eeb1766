import type { RefusalCode } from '@cairn/contract/refusals';

/** Why a question to the server got no answer: `network`, or what the server says, to each field and in all. */
export interface AskRefusal<Code extends string = RefusalCode | 'network'> {
  readonly code: Code;
  /** Empty when the network is missing. */
  readonly message: string;
  readonly errors: Readonly<Record<string, string>>;
}

/** The refusal where nothing answered. */
export const noNetwork: AskRefusal<'network'> = { code: 'network', message: '', errors: {} };
