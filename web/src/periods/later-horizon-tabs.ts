import { paintedPart } from '../base/quiet-part.tsx';
import type { HorizonTabsProps } from './horizon-tabs.tsx';

/** Only phones have them, so the first file of all others is smaller without them. */
export const HorizonTabs = paintedPart<HorizonTabsProps>(() =>
  import('./horizon-tabs.tsx').then((part) => part.HorizonTabs),
);
