import { IconButton } from '@cairn/ui/icon-button';
import { showToast } from '@cairn/ui/toast';
import { m } from '@cairn/words/messages';
import SmilePlus from 'lucide-react/icons/smile-plus';
import { type ComponentType, useState } from 'react';
import { type EmojiNames, loadEmojiNames } from './emoji-names.ts';

interface EmojiButtonProps {
  /** Told once the picker is gone: whoever gets the emoji may take the focus. */
  readonly onPick: (emoji: string) => void;
}

interface Open {
  readonly anchor: Element;
  readonly names: EmojiNames;
  readonly Surface: ComponentType<
    EmojiButtonProps & { readonly names: EmojiNames; readonly anchor: Element; readonly onClose: () => void }
  >;
}

/** Offers all emoji. They come with the first intent, so that nobody loads them who wants none. */
export function EmojiButton({ onPick }: EmojiButtonProps) {
  const [open, setOpen] = useState<Open | null>(null);
  const show = async (anchor: Element) => {
    try {
      const [Surface, names] = await parts();
      if (anchor.isConnected) setOpen({ anchor, names, Surface });
    } catch {
      showToast({ text: m.emoji_missing() });
    }
  };
  const prepare = () => void parts().catch(() => undefined);
  return (
    <>
      <IconButton
        label={m.emoji_add()}
        icon={<SmilePlus />}
        aria-haspopup="dialog"
        aria-expanded={open !== null}
        // The text keeps its focus and its caret.
        onMouseDown={(event) => event.preventDefault()}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={({ currentTarget }) => void show(currentTarget)}
      />
      {open && (
        <open.Surface names={open.names} anchor={open.anchor} onClose={() => setOpen(null)} onPick={onPick} />
      )}
    </>
  );
}

const parts = () =>
  Promise.all([import('./emoji-surface.tsx').then((part) => part.EmojiSurface), loadEmojiNames()]);
