import { Popover as Base } from '@base-ui/react/popover';
import { type ReactNode, useRef } from 'react';
import { Dialog } from './dialog.tsx';
import { useEscapeUntilEntered } from './escape-until-entered.ts';
import styles from './floating.module.css';
import { useNarrow } from './use-narrow.tsx';

export interface PopoverProps {
  readonly label: string;
  /** The name of what closes it for those who cannot press Escape. */
  readonly closeLabel: string;
  readonly anchor: Element | null;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly children: ReactNode;
  /** What has the focus at first; the first thing that can have it when not given. */
  readonly initialFocus?: () => HTMLElement | null;
  /** Where the focus goes when it closes, false for whoever moves it themselves; the anchor when not given. */
  readonly finalFocus?: () => HTMLElement | false | null;
}

/** A small surface beside what it belongs to, a sheet on a phone; the focus is kept in it. Load it on the first intent. */
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
          // A window that becomes narrower may leave what it stands beside out of view.
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
            {/* Without a way out that a screen reader comes to by touch, the library lets the focus leave. */}
            <Base.Close className="sr-only" tabIndex={-1}>
              {closeLabel}
            </Base.Close>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
