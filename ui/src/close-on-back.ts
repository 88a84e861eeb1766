import { useEffect, useEffectEvent } from 'react';

/** Functions that close the open surfaces, the newest last. */
const open: (() => void)[] = [];

/** In a history entry's state: the entry belongs to a surface over the page before it. */
const mark = 'isOver';
/** The router's entry counter. */
const indexKey = '__TSR_index';

/** The entry that was added last. */
let entry: { readonly index: number; readonly href: string } | null = null;

const stateNow = () => (history.state ?? {}) as Readonly<Record<string, unknown>>;
const indexNow = () => Number(stateNow()[indexKey] ?? 0);

/**
 * Adds a history entry for Back to leave. The entry stays if the surface closes otherwise, because going back at once
 * could undo a navigation that closed it. A later Back skips it.
 */
function pushEntry(): void {
  if (stateNow()[mark] === true) return;
  const index = indexNow() + 1;
  // The router would redraw the page after its own `pushState`.
  History.prototype.pushState.call(history, { ...stateNow(), [indexKey]: index, [mark]: true }, '');
  entry = { index, href: location.href };
}

/** Whether the page is going forward again after Back. */
let isReturning = false;

/**
 * An open surface may have changed the page's address, as a filter does. Back then closes the surface and keeps the
 * address; only the next Back undoes it.
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
  // A surface below needs its own entry, once this one is left.
  setTimeout(() => {
    if (open.length > 0) pushEntry();
  });
}

let isListening = false;

/** Makes Back close a surface instead of leaving the page. */
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
