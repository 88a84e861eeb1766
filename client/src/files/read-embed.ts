import type { Embed } from '@cairn/contract/embeds';
import type { Outcome } from '@cairn/core/outcome';
import type { AskRefusal } from '../ask-refusal.ts';
import type { Cairn } from '../cairn/cairn.ts';
import { call } from '../wire/call.ts';

/** Needs the network. */
export function readEmbed(cairn: Cairn, url: string): Promise<Outcome<Embed, AskRefusal>> {
  return call(cairn.environment.wire, 'readEmbed', { query: { url } });
}
