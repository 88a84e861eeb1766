import type { Embed } from '@cairn/contract/embeds';
import type { Outcome } from '@cairn/core/outcome';
import type { AskRefusal } from '../ask-refusal.ts';
import type { Cairn } from '../cairn/cairn.ts';
import { call } from '../wire/call.ts';

/** What the server tells of a linked page: its title and picture. Not kept on the device, so this needs a network. */
export function readEmbed(cairn: Cairn, url: string): Promise<Outcome<Embed, AskRefusal>> {
  return call(cairn.environment.wire, 'readEmbed', { query: { url } });
}
