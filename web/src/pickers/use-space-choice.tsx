import type { Cairn } from '@cairn/client/cairn/cairn';
import { spacesOf } from '@cairn/client/replica/spaces-of';
import { m } from '@cairn/words/messages';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { Choice } from './choice-dialog.tsx';

const ChoiceDialog = lazy(() =>
  import('./choice-dialog.tsx').then((part) => ({ default: part.ChoiceDialog })),
);

interface OpenChoice {
  readonly spaces: readonly Choice[];
  readonly go: (space: string) => void;
}

export function useSpaceChoice(): {
  /** @param go receives the space; undefined if the user may write in one only */
  readonly choose: (cairn: Cairn, go: (space: string | undefined) => void) => void;
  readonly surface: ReactNode;
} {
  const [openChoice, setOpenChoice] = useState<OpenChoice | null>(null);
  const choose = (cairn: Cairn, go: (space: string | undefined) => void) => {
    const spaces = spacesOf(cairn)
      .filter(({ id }) => !cairn.replica.isViewed(id))
      .map(({ id, name, emoji }) => ({ key: id, name, emoji }));
    if (spaces.length < 2) go(undefined);
    else setOpenChoice({ spaces, go });
  };
  const surface = openChoice && (
    <Suspense fallback={null}>
      <ChoiceDialog
        title={m.space_choice()}
        choices={openChoice.spaces}
        onPick={({ key }) => openChoice.go(key)}
        onClose={() => setOpenChoice(null)}
      />
    </Suspense>
  );
  return { choose, surface };
}
