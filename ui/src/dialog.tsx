import { Dialog as Base } from '@base-ui/react/dialog';
import { type ReactNode, useRef } from 'react';
import { useCloseOnBack } from './close-on-back.ts';
import styles from './dialog.module.css';
import { useSheetSwipe } from './sheet-swipe.tsx';

export interface DialogProps {
  /** Its name; shown as a heading when `heading` is given, read aloud in any case. */
  readonly label: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Widest it gets, in CSS pixels. */
  readonly width?: number;
  /** `top` keeps it near the top, for what is typed into. */
  readonly place?: 'centre' | 'top';
  /** Whether it takes the whole window, where that is wider than a phone's. */
  readonly fills?: boolean;
  readonly children: ReactNode;
  /** What has the focus at first; the first thing that can have it when not given. */
  readonly initialFocus?: React.RefObject<HTMLElement | null> | (() => HTMLElement | null);
  /** Where the focus goes when it closes; null for where it was before, false for whoever moves it themselves. */
  readonly finalFocus?: () => HTMLElement | false | null;
  /** Whether it has an address of its own, which Back leaves. */
  readonly hasAddress?: boolean;
  /** Asked about every key press on Escape; answer true to keep the dialog open. */
  readonly onEscape?: () => boolean;
}

/** A dialog over the page; on a phone a sheet with a grab bar. Load it on the first intent. */
export function Dialog(props: DialogProps) {
  const {
    label,
    isOpen,
    onClose,
    width = 560,
    place = 'centre',
    fills = false,
    children,
    initialFocus,
    finalFocus,
    onEscape,
    hasAddress = false,
  } = props;
  const popup = useRef<HTMLDivElement>(null);
  const swipe = useSheetSwipe(popup, onClose);
  useCloseOnBack(isOpen && !hasAddress, onClose);
  return (
    <Base.Root
      open={isOpen}
      onOpenChange={(open, details) => {
        if (open) return;
        if (details.reason === 'escape-key' && onEscape?.()) return details.cancel();
        onClose();
      }}
    >
      <Base.Portal>
        <Base.Backdrop className={styles.scrim} />
        <Base.Viewport className={styles.viewport} data-place={place} data-fills={fills || undefined}>
          <Base.Popup
            ref={popup}
            className={styles.dialog}
            data-fills={fills || undefined}
            style={{ '--dialog-width': `${width}px` } as React.CSSProperties}
            aria-label={label}
            initialFocus={initialFocus ?? true}
            finalFocus={finalFocus ?? true}
          >
            <div className={styles.grab} {...swipe} aria-hidden="true">
              <i />
            </div>
            {children}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}

/** A dialog's heading, with room for what stands at its end. */
export function DialogHead({ title, children }: { readonly title: string; readonly children?: ReactNode }) {
  return (
    <header className={styles.head}>
      <h2>{title}</h2>
      {children}
    </header>
  );
}
