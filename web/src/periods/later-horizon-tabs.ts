import { paintedPart } from '../base/quiet-part.tsx';
import type { HorizonTabsProps } from './horizon-tabs.tsx';

/** Loaded separately, because only phones show the tabs. */
export const HorizonTabs = paintedPart<HorizonTabsProps>(() =>
  import('./horizon-tabs.tsx').then((part) => part.HorizonTabs),
);
