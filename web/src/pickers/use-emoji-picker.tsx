import { showToast } from '@cairn/ui/toast';
import { m } from '@cairn/words/messages';
import { type ComponentProps, type ComponentType, type ReactNode, useState } from 'react';
import type { EmojiNames } from './emoji-names.ts';

type Surface = ComponentType<ComponentProps<typeof import('./emoji-surface.tsx').EmojiSurface>>;

interface Open {
  readonly anchor: Element;
  readonly names: EmojiNames;
  readonly Surface: Surface;
}

export interface EmojiPicking {
  readonly isOpen: boolean;
  readonly prepare: () => void;
  readonly show: (anchor: Element) => Promise<void>;
  readonly surface: ReactNode;
}

/** @param onPick called after the picker has closed, so that it can move the focus */
export function useEmojiPicker(onPick: (emoji: string) => void): EmojiPicking {
  const [open, setOpen] = useState<Open | null>(null);
  const show = async (anchor: Element) => {
    try {
      const [Surface, names] = await parts();
      if (anchor.isConnected) setOpen({ anchor, names, Surface });
    } catch {
      showToast({ text: m.emoji_missing() });
    }
  };
  return {
    isOpen: open !== null,
    prepare: () => void parts().catch(() => undefined),
    show,
    surface: open && (
      <open.Surface names={open.names} anchor={open.anchor} onClose={() => setOpen(null)} onPick={onPick} />
    ),
  };
}

const parts = () =>
  Promise.all([
    import('./emoji-surface.tsx').then((part) => part.EmojiSurface),
    import('./emoji-names.ts').then((part) => part.loadEmojiNames()),
  ]);
