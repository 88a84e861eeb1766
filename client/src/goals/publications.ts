import type { Publication, PublicationEdit } from '@cairn/contract/publications';
import type { PublicGoal } from '@cairn/core/goals/public-goal';
import { accepted, type Outcome } from '@cairn/core/outcome';
import type { AskRefusal } from '../ask-refusal.ts';
import type { Cairn } from '../cairn/cairn.ts';
import { call } from '../wire/call.ts';
import { fetchWire } from '../wire/fetch-wire.ts';

/** Needs the network. */
export function readPublication(cairn: Cairn, id: string): Promise<Outcome<Publication, AskRefusal>> {
  return call(cairn.environment.wire, 'readPublication', { params: { id } });
}

/** Omitted options have defaults. */
export async function publishGoal(
  cairn: Cairn,
  id: string,
  edit: Partial<PublicationEdit>,
): Promise<Outcome<Publication, AskRefusal>> {
  const published = await call(cairn.environment.wire, 'publishGoal', {
    params: { id },
    body: edit,
    idempotencyKey: cairn.environment.newId(),
  });
  cairn.wake();
  return published;
}

export async function unpublishGoal(cairn: Cairn, id: string): Promise<Outcome<null, AskRefusal>> {
  const ended = await call(cairn.environment.wire, 'unpublishGoal', { params: { id } });
  cairn.wake();
  return ended;
}

export type LinkedGoal =
  | { readonly kind: 'own'; readonly id: string }
  | { readonly kind: 'public'; readonly goal: PublicGoal };

/** Works without a session. */
export async function readLinkedGoal(code: string): Promise<Outcome<LinkedGoal, AskRefusal>> {
  const answer = await call(fetchWire, 'readGoal', { params: { id: code } });
  if (!answer.ok) return answer;
  const { value } = answer;
  return accepted('id' in value ? { kind: 'own', id: value.id } : { kind: 'public', goal: value });
}
