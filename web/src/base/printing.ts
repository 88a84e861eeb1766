import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Calls back with each change between screen and paper; the page is laid out for paper right after it. */
function listenForPrint(listener: (isPrinting: boolean) => void): () => void {
  const paper = matchMedia('print');
  const change = () => flushSync(() => listener(paper.matches));
  paper.addEventListener('change', change);
  return () => paper.removeEventListener('change', change);
}

/** Whether the page is laid out for paper. */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(() => matchMedia('print').matches);
  useEffect(() => listenForPrint(setPrinting), []);
  return isPrinting;
}

/** Below a list of goals, what shows the rest of a long one. */
const showAllButtons = '[data-drop-zone] > p > button';

/** Shows all goals of long lists on paper, also on what is printed already; they stay shown afterwards. */
export function showAllInPrint(): () => void {
  const show = (isPrinting: boolean) => {
    if (!isPrinting) return;
    for (const button of document.querySelectorAll<HTMLElement>(showAllButtons)) button.click();
  };
  show(matchMedia('print').matches);
  return listenForPrint(show);
}
