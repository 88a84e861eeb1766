import { paintedPart } from '../base/quiet-part.tsx';

export const HideCompleted = paintedPart(() =>
  import('./hide-completed-switch.tsx').then((part) => part.HideCompletedSwitch),
);
