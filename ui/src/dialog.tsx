import { Dialog as Base } from '@base-ui/react/dialog';
import { type ReactNode, useRef } from 'react';
import { useCloseOnBack } from './close-on-back.ts';
import styles from './dialog.module.css';
import { useSheetSwipe } from './sheet-swipe.tsx';

export interface DialogProps {
  /** For screen readers. */
  readonly label: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** In CSS pixels. */
  readonly width?: number;
  /** `top` suits dialogs with a text field. */
  readonly place?: 'centre' | 'top';
  /** Fills the window, except on phones. */
  readonly fills?: boolean;
  readonly children: ReactNode;
  /** By default, the first focusable element. */
  readonly initialFocus?: React.RefObject<HTMLElement | null> | (() => HTMLElement | null);
  /** Null returns the focus to the former element; for false, the caller moves the focus. */
  readonly finalFocus?: () => HTMLElement | false | null;
  /** Set if the dialog has an address of its own, which Back leaves. */
  readonly hasAddress?: boolean;
  /** Return true to keep the dialog open. */
  readonly onEscape?: () => boolean;
}

/** On phones, a sheet with a grab bar. Load this code when the user is about to open a dialog. */
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
