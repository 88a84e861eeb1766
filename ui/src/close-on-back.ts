import { useEffect, useEffectEvent } from 'react';

/** Functions that close the open dialogs and menus, newest last. */
const open: (() => void)[] = [];

/** Marks a history entry that an open dialog or menu has added. */
const mark = 'isOver';
/** The router's entry counter. */
const indexKey = '__TSR_index';

/** The last added entry. */
let entry: { readonly index: number; readonly href: string } | null = null;

const stateNow = () => (history.state ?? {}) as Readonly<Record<string, unknown>>;
const indexNow = () => Number(stateNow()[indexKey] ?? 0);

/**
 * Adds an entry for Back to leave. If the dialog closes otherwise, the entry stays, because going back could undo a
 * navigation that closed the dialog. A later Back skips the entry.
 */
function pushEntry(): void {
  if (stateNow()[mark] === true) return;
  const index = indexNow() + 1;
  // The router's version would redraw the page.
  History.prototype.pushState.call(history, { ...stateNow(), [indexKey]: index, [mark]: true }, '');
  entry = { index, href: location.href };
}

/** Whether the page is going forward to undo a Back. */
let isReturning = false;

/**
 * A dialog such as a filter may have changed the address. Only the next Back undoes that change.
 */
function returnToPage(): void {
  open.at(-1)?.();
  isReturning = true;
  history.forward();
}

function leaveEntry(): void {
  if (isReturning) {
    isReturning = false;
    return;
  }
  if (entry && open.length > 0 && indexNow() >= entry.index) return returnToPage();
  if (!entry || stateNow()[mark] === true || indexNow() !== entry.index - 1) return;
  const { href } = entry;
  entry = null;
  const close = open.at(-1);
  if (!close) {
    if (location.href === href) history.back();
    return;
  }
  close();
  // A dialog below needs its own entry, after the browser has left this dialog's entry.
  setTimeout(() => {
    if (open.length > 0) pushEntry();
  });
}

let isListening = false;

/** Makes Back close a dialog or menu instead of leaving the page. */
export function useCloseOnBack(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOpen) return undefined;
    if (!isListening) addEventListener('popstate', leaveEntry);
    isListening = true;
    const closeThis = () => close();
    open.push(closeThis);
    pushEntry();
    return () => void open.splice(open.indexOf(closeThis), 1);
  }, [isOpen]);
}
