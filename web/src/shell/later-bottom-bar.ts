import { paintedPart } from '../base/quiet-part.tsx';

/** Loaded separately, because only phones show the bar. */
export const BottomBar = paintedPart(() => import('./bottom-bar.tsx').then((part) => part.BottomBar));
