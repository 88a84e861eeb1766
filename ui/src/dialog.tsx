import { Dialog as Base } from '@base-ui/react/dialog';
import { type ReactNode, useRef } from 'react';
import { useCloseOnBack } from './close-on-back.ts';
import styles from './dialog.module.css';
import { useSheetSwipe } from './sheet-swipe.tsx';

export interface DialogProps {
  /** The dialog's name for screen readers. */
  readonly label: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** The width in CSS pixels. */
  readonly width?: number;
  /** `top` suits dialogs with a text field. */
  readonly place?: 'centre' | 'top';
  /** Whether the dialog fills the window. On phones it never does. */
  readonly fills?: boolean;
  readonly children: ReactNode;
  /** Gets the focus at first; by default the first focusable element. */
  readonly initialFocus?: React.RefObject<HTMLElement | null> | (() => HTMLElement | null);
  /** Gets the focus at the end. Null returns it to the former element; with false, the caller moves it. */
  readonly finalFocus?: () => HTMLElement | false | null;
  /** Set if the dialog has an address of its own, which Back leaves. */
  readonly hasAddress?: boolean;
  /** Called on Escape. Return true to keep the dialog open. */
  readonly onEscape?: () => boolean;
}

/** A dialog, on phones a sheet with a grab bar. Load it on the first intent. */
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

export function DialogHead({ title, children }: { readonly title: string; readonly children?: ReactNode }) {
  return (
    <header className={styles.head}>
      <h2>{title}</h2>
      {children}
    </header>
  );
}
