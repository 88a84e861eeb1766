import type { RefusalCode } from '@cairn/contract/refusals';

/** `network` means no answer; other codes are the server's refusal. */
export interface AskRefusal<Code extends string = RefusalCode | 'network'> {
  readonly code: Code;
  /** The server's sentence; empty without a network. */
  readonly message: string;
  readonly errors: Readonly<Record<string, string>>;
}

export const noNetwork: AskRefusal<'network'> = { code: 'network', message: '', errors: {} };
