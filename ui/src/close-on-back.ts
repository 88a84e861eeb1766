import { useEffect, useEffectEvent } from 'react';

/** How to close what is open over the page; what opened last is at the end. */
const open: (() => void)[] = [];

/** In the state of a history entry: it stands for what is open over the page of the entry before it. */
const mark = 'isOver';
/** Where the router counts its entries. */
const indexKey = '__TSR_index';

/** The entry that was made last, by its number and its address. */
let entry: { readonly index: number; readonly href: string } | null = null;

const stateNow = () => (history.state ?? {}) as Readonly<Record<string, unknown>>;
const indexNow = () => Number(stateNow()[indexKey] ?? 0);

/**
 * Makes a history entry of the same address for Back to leave. It stays when all is closed otherwise: to go back at once
 * could undo a navigation that closed it. Whoever goes back over it then goes on to the page before.
 */
function pushEntry(): void {
  if (stateNow()[mark] === true) return;
  const index = indexNow() + 1;
  // The router would draw the page anew for its own `pushState`.
  History.prototype.pushState.call(history, { ...stateNow(), [indexKey]: index, [mark]: true }, '');
  entry = { index, href: location.href };
}

/** Whether the page is on its way to the address that Back would have undone. */
let isReturning = false;

/**
 * What is open may have changed the address of the page below it, as a filter does: Back closes it, and the page stays as
 * it was made. Only the next Back undoes that.
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
  // What it stood over needs an entry of its own, once this one is gone from the page.
  setTimeout(() => {
    if (open.length > 0) pushEntry();
  });
}

let isListening = false;

/** Lets Back, a browser's or a phone's, close a surface instead of leaving the page below it. */
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
