import { Popover as Base } from '@base-ui/react/popover';
import type { ReactNode } from 'react';
import styles from './floating.module.css';

export interface PopoverProps {
  readonly label: string;
  readonly anchor: Element | null;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly children: ReactNode;
}

/** A small surface beside what it belongs to; the focus is kept in it. Load it on the first intent. */
export function Popover({ label, anchor, isOpen, onOpenChange, children }: PopoverProps) {
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
        >
          <Base.Popup
            className={styles.popup}
            aria-label={label}
            finalFocus={() => (anchor instanceof HTMLElement ? anchor : null)}
          >
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
