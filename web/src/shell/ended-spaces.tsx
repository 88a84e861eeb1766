import type { Cairn } from '@cairn/client/cairn/cairn';
import { useSpaces } from '@cairn/client/react/account';
import { useCairn } from '@cairn/client/react/cairn-context';
import { useIsWhole } from '@cairn/client/react/use-is-whole';
import { readSpace } from '@cairn/client/spaces/read-space';
import { readDeletedSpaces, restoreSpace } from '@cairn/client/spaces/space-calls';
import { spaceRestorableDays } from '@cairn/core/spaces/space';
import { showToast, type Toast } from '@cairn/ui/toast';
import { m } from '@cairn/words/messages';
import { useEffect } from 'react';
import { bidiIsolated } from '../goals/bidi-isolated.ts';
import { reasonOf } from '../base/reason-of.ts';
import { endedHere } from '../spaces/ended-here.ts';
import { keepKnownSpaces, knownSpaces } from '../spaces/known-spaces.ts';

export function EndedSpaces() {
  const cairn = useCairn();
  const spaces = useSpaces();
  const isWhole = useIsWhole();
  useEffect(() => {
    // Until the disk is read, spaces may be missing.
    if (!isWhole || spaces.length === 0) return;
    const { id: account } = cairn.account;
    const names = new Map(spaces.map(({ id, name }) => [id, name]));
    const before = knownSpaces(account);
    keepKnownSpaces(account, names);
    for (const [id, name] of before)
      if (!names.has(id) && !endedHere.delete(id)) void tellEnd(cairn, id, name);
  }, [cairn, spaces, isWhole]);
  return null;
}

async function tellEnd(cairn: Cairn, id: string, plainName: string): Promise<void> {
  const answer = await readSpace(cairn, id);
  // The space was restored, or joined again.
  if (answer.ok) return cairn.wake();
  const name = bidiIsolated(plainName);
  const { code } = answer.refusal;
  if (code === 'space.left') return void showToast({ text: m.space_ended_left({ name }), stays: true });
  if (code !== 'space.deleted') return void showToast({ text: m.space_ended({ name }), stays: true });
  const deleted = await readDeletedSpaces(cairn);
  const mayRestore = deleted.ok && deleted.value.some((space) => space.id === id);
  const days = spaceRestorableDays;
  if (!mayRestore) return void showToast({ text: m.space_ended_deleted({ name, days }), stays: true });
  const action: Toast['action'] = { label: m.deleted_restore(), run: () => void bringBack(cairn, id, name) };
  showToast({ text: m.space_ended_mine({ name, days }), stays: true, action });
}

async function bringBack(cairn: Cairn, id: string, name: string): Promise<void> {
  const back = await restoreSpace(cairn, id);
  showToast({
    text: back.ok ? m.deleted_space_back({ name }) : reasonOf(back.refusal, m.space_offline()),
  });
}
