import { paintedPart } from '../base/quiet-part.tsx';

export const HideCompleted = paintedPart(() =>
  import('./list-tool-parts.tsx').then((parts) => parts.HideCompletedSwitch),
);
