import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** The page is laid out for print right after the call. */
function listenForPrint(listener: (isPrinting: boolean) => void): () => void {
  const paper = matchMedia('print');
  const change = () => flushSync(() => listener(paper.matches));
  paper.addEventListener('change', change);
  return () => paper.removeEventListener('change', change);
}

export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(() => matchMedia('print').matches);
  useEffect(() => listenForPrint(setPrinting), []);
  return isPrinting;
}

const showAllButtons = '[data-drop-zone] > p > button';

/** The goals stay shown after printing. */
export function showAllInPrint(): () => void {
  const show = (isPrinting: boolean) => {
    if (!isPrinting) return;
    for (const button of document.querySelectorAll<HTMLElement>(showAllButtons)) button.click();
  };
  show(matchMedia('print').matches);
  return listenForPrint(show);
}
