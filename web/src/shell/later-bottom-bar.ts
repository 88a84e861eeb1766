import { paintedPart } from '../base/quiet-part.tsx';

/** Only phones have it, so the first file of all others is smaller without it. */
export const BottomBar = paintedPart(() => import('./bottom-bar.tsx').then((part) => part.BottomBar));
