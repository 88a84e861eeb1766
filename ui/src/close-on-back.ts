import { useEffect, useEffectEvent } from 'react';

/** Functions that close the open surfaces, the newest last. */
const open: (() => void)[] = [];

/** Set in the state of a history entry that belongs to a surface over the page before it. */
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
  // Call the browser's `pushState`: the router's version of it would redraw the page.
  History.prototype.pushState.call(history, { ...stateNow(), [indexKey]: index, [mark]: true }, '');
  entry = { index, href: location.href };
}

/** Whether the page is going forward to undo a Back. */
let isReturning = false;

/**
 * Closes the surface and returns to the address that Back left. An open surface may have changed this address, as a filter does. Only the next Back undoes that.
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
  // A surface below needs its own entry, once the browser has left this entry.
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
