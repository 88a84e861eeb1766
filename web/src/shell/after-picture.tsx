import { useCairn } from '@cairn/client/react/cairn-context';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { finishBegunRows } from '../goals/finish-begun-rows.ts';
import { watchTicks } from '../goals/finish-parent.ts';
import { runPendingAction } from '../screens/public-board/run-pending-action.ts';
import { Background } from './background.tsx';
import { GalleryEntry } from './gallery-entry.tsx';
import { HintLine } from './hint-line.tsx';
import { KinLight } from './kin-light.tsx';
import { LimitNotice } from './limit-notice.tsx';
import { SavedNotices } from './saved-notices.tsx';

// The way to the gallery comes with them: every further name stands in the first file.
export { GalleryEntry };

/** What every page shows besides, once its first picture is there. */
export function AfterPicture() {
  const cairn = useCairn();
  const navigate = useNavigate();
  useEffect(() => watchTicks(cairn), [cairn]);
  useEffect(() => void finishBegunRows(cairn).catch(() => undefined), [cairn]);
  useEffect(
    () =>
      void runPendingAction(
        cairn,
        (code) => void navigate({ to: '/boards/$code/', params: { code }, replace: true }),
      ),
    [cairn, navigate],
  );
  return (
    <>
      <Background />
      <HintLine />
      <KinLight />
      <SavedNotices />
      <LimitNotice />
    </>
  );
}
