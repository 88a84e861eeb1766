import { useCairn } from '@cairn/client/react/cairn-context';
import { useEffect } from 'react';
import { finishBegunRows } from '../goals/finish-begun-rows.ts';
import { watchTicks } from '../goals/finish-parent.ts';
import { Background } from './background.tsx';
import { HintLine } from './hint-line.tsx';
import { KinLight } from './kin-light.tsx';
import { SavedNotices } from './saved-notices.tsx';

/** What every page shows besides, once its first picture is there. */
export function AfterPicture() {
  const cairn = useCairn();
  useEffect(() => watchTicks(cairn), [cairn]);
  useEffect(() => void finishBegunRows(cairn).catch(() => undefined), [cairn]);
  return (
    <>
      <Background />
      <HintLine />
      <KinLight />
      <SavedNotices />
    </>
  );
}
