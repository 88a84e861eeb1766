import { Popover as Base } from '@base-ui/react/popover';
import { type ReactNode, useRef } from 'react';
import { Dialog } from './dialog.tsx';
import { useEscapeUntilEntered } from './escape-until-entered.ts';
import styles from './floating.module.css';
import { useNarrow } from './use-narrow.tsx';

export interface PopoverProps {
  readonly label: string;
  /** For users without an Escape key. */
  readonly closeLabel: string;
  readonly anchor: Element | null;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly children: ReactNode;
  /** By default, the first focusable element. */
  readonly initialFocus?: () => HTMLElement | null;
  /** By default, the anchor. For false, the caller moves the focus. */
  readonly finalFocus?: () => HTMLElement | false | null;
}

/** Keeps the focus inside; on phones, a sheet. Load this code when the user is about to open a popover. */
export function Popover(props: PopoverProps) {
  const { label, closeLabel, anchor, isOpen, onOpenChange, children, initialFocus, finalFocus } = props;
  const isNarrow = useNarrow();
  const popup = useRef<HTMLDivElement>(null);
  useEscapeUntilEntered(popup, isOpen && !isNarrow, () => onOpenChange(false));
  if (isNarrow) {
    return (
      <Dialog
        label={label}
        isOpen={isOpen}
        onClose={() => onOpenChange(false)}
        {...(initialFocus ? { initialFocus } : {})}
        {...(finalFocus ? { finalFocus } : {})}
      >
        <div className={styles.sheet}>{children}</div>
      </Dialog>
    );
  }
  return (
    <Base.Root open={isOpen} onOpenChange={onOpenChange} modal="trap-focus">
      <Base.Portal>
        <Base.Positioner
          className={styles.positioner}
          data-over-dialog={anchor?.closest('[role=dialog]') ? true : undefined}
          anchor={anchor}
          align="start"
          sideOffset={4}
          collisionPadding={8}
          // A narrower window may move the anchor out of view.
          sticky
        >
          <Base.Popup
            ref={popup}
            className={styles.popup}
            aria-label={label}
            initialFocus={initialFocus ?? true}
            finalFocus={finalFocus ?? (() => (anchor instanceof HTMLElement ? anchor : null))}
          >
            {children}
            {/* The library traps the focus only if touch screen readers can reach a close button. */}
            <Base.Close className="sr-only" tabIndex={-1}>
              {closeLabel}
            </Base.Close>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
