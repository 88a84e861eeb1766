import { Menu as Base } from '@base-ui/react/menu';
import Check from 'lucide-react/icons/check';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { type ReactNode, useRef } from 'react';
import { useCloseOnBack } from './close-on-back.ts';
import { useEscapeUntilEntered } from './escape-until-entered.ts';
import styles from './floating.module.css';
import { Kbd } from './kbd.tsx';
import { useNarrow } from './use-narrow.tsx';

export interface MenuProps {
  readonly label: string;
  readonly anchor: Element | null;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly children: ReactNode;
  /** Opens there instead of beside the anchor, in CSS pixels from the window's upper left. */
  readonly at?: { readonly x: number; readonly y: number } | undefined;
  /** By default, the anchor. */
  readonly finalFocus?: () => HTMLElement | null;
}

/** Load this code when the user is about to open a menu, because it needs Base UI. */
export function Menu({ label, anchor, at, isOpen, onOpenChange, children, finalFocus }: MenuProps) {
  const popup = useRef<HTMLDivElement>(null);
  useEscapeUntilEntered(popup, isOpen, () => onOpenChange(false));
  // On phones, the menu is a sheet.
  const isNarrow = useNarrow();
  useCloseOnBack(isOpen && isNarrow, () => onOpenChange(false));
  const focusAfter = () => finalFocus?.() ?? (anchor instanceof HTMLElement ? anchor : null);
  return (
    <Base.Root open={isOpen} onOpenChange={onOpenChange}>
      <Base.Portal>
        <Base.Positioner
          className={styles.positioner}
          data-menu
          data-over-dialog={anchor?.closest('[role=dialog]') ? true : undefined}
          anchor={at ? pointAnchor(at) : anchor}
          align="start"
          sideOffset={4}
          collisionPadding={8}
          // A narrower window may move the anchor out of view.
          sticky
        >
          <Base.Popup ref={popup} className={styles.popup} aria-label={label} finalFocus={focusAfter}>
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

function pointAnchor({ x, y }: NonNullable<MenuProps['at']>) {
  return { getBoundingClientRect: () => new DOMRect(x, y, 0, 0) };
}

export interface MenuItemProps {
  readonly icon?: ReactNode;
  readonly children: ReactNode;
  readonly value?: ReactNode;
  readonly shortcut?: string | undefined;
  /** Set for one of several choices: a check marks the chosen one, and its role says so. */
  readonly isChosen?: boolean;
  readonly isDanger?: boolean;
  readonly isDisabled?: boolean;
  readonly onSelect: () => void;
}

export function MenuItem(props: MenuItemProps) {
  const { icon, children, value, shortcut, isChosen, isDanger = false, isDisabled = false, onSelect } = props;
  return (
    <Base.Item
      className={styles.item}
      data-danger={isDanger || undefined}
      disabled={isDisabled}
      onClick={onSelect}
      {...(isChosen === undefined ? {} : { role: 'menuitemradio', 'aria-checked': isChosen })}
    >
      {icon}
      {children}
      {(value !== undefined || shortcut !== undefined || isChosen === true) && (
        <span className={styles.end}>
          {value}
          {shortcut !== undefined && <Kbd>{shortcut}</Kbd>}
          {isChosen && <Check />}
        </span>
      )}
    </Base.Item>
  );
}

export function MenuMore({
  icon,
  label,
  children,
}: {
  icon?: ReactNode;
  label: string;
  children: ReactNode;
}) {
  return (
    <Base.SubmenuRoot>
      <Base.SubmenuTrigger className={styles.item}>
        {icon}
        {label}
        <span className={styles.end}>
          <ChevronRight />
        </span>
      </Base.SubmenuTrigger>
      <Base.Portal>
        <Base.Positioner
          className={styles.positioner}
          data-menu
          data-over-dialog
          sideOffset={2}
          collisionPadding={8}
          sticky
        >
          <Base.Popup className={styles.popup}>{children}</Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.SubmenuRoot>
  );
}

export function MenuLabel({ children }: { readonly children: ReactNode }) {
  return <div className={styles.label}>{children}</div>;
}

export function MenuSeparator() {
  return <Base.Separator className={styles.separator} />;
}
