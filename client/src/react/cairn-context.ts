import { createContext, createElement, type ReactNode, useContext } from 'react';
import type { Cairn } from '../cairn/cairn.ts';

const CairnContext = createContext<Cairn | null>(null);

export function CairnProvider({ cairn, children }: { readonly cairn: Cairn; readonly children: ReactNode }) {
  return createElement(CairnContext.Provider, { value: cairn }, children);
}

/** Returns null for a visitor. */
export function useCairnIfAny(): Cairn | null {
  return useContext(CairnContext);
}

/** @throws outside of a {@link CairnProvider} */
export function useCairn(): Cairn {
  const cairn = useContext(CairnContext);
  if (!cairn) throw new Error('useCairn needs a CairnProvider above it.');
  return cairn;
}
