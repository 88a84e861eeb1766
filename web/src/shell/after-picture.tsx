import { useCairn } from '@cairn/client/react/cairn-context';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useOpenGoal } from '../goals/open-goal.ts';
import { finishBegunRows } from '../goals/finish-begun-rows.ts';
import { watchTicks } from '../goals/finish-parent.ts';
import { useBoardPages } from '../worker/use-board-pages.ts';
import { runPendingAction } from '../account/run-pending-action.ts';
import { Background } from './background.tsx';
import { Bell } from '../spaces/bell.tsx';
import { useNoticeToasts } from '../spaces/notice-toasts.tsx';
import { watchReminders } from '../spaces/reminder-toasts.ts';
import { EndedSpaces } from './ended-spaces.tsx';
import { HintLine } from './hint-line.tsx';
import { IntroductionToast } from '../introduction/introduction-toast.tsx';
import { KinLight } from './kin-light.tsx';
import { LadderDock } from '../periods/ladder-dock.tsx';
import { LimitNotice } from './limit-notice.tsx';
import { RolledBackNotice } from './rolled-back-notice.tsx';
import { LaterEntries } from './later-entries.tsx';
import { showAllInPrint } from '../base/printing.ts';
import { SavedNotices } from './saved-notices.tsx';
import { useLaterKeys } from './use-later-keys.ts';
import { useSpaceKeys } from '../spaces/space-keys.ts';
import { SpaceTiles } from './space-tiles.tsx';
import { ThemeButton } from './theme-button.tsx';

// Later parts of the sidebar share a file: each further file name would be in the first bundle.
export { Bell, LaterEntries, SpaceTiles, ThemeButton };

export function AfterPicture() {
  const cairn = useCairn();
  const navigate = useNavigate();
  const openGoal = useOpenGoal();
  useSpaceKeys();
  useLaterKeys();
  useBoardPages();
  useEffect(() => watchTicks(cairn), [cairn]);
  useNoticeToasts();
  useEffect(() => watchReminders(cairn, openGoal), [cairn, openGoal]);
  useEffect(showAllInPrint, []);
  useEffect(() => {
    const leaving = new AbortController();
    finishBegunRows(cairn, leaving.signal).catch(() => undefined);
    return () => leaving.abort();
  }, [cairn]);
  useEffect(
    () =>
      void runPendingAction(cairn, (shown) => {
        if ('board' in shown)
          void navigate({ to: '/boards/$code/', params: { code: shown.board }, replace: true });
        else if ('climb' in shown)
          void navigate({ to: '/climbs/$code/', params: { code: shown.climb }, replace: true });
        else void navigate({ to: '/home/', replace: true });
      }),
    [cairn, navigate],
  );
  return (
    <>
      <Background />
      <HintLine />
      <KinLight />
      <LadderDock />
      <EndedSpaces />
      <SavedNotices />
      <LimitNotice />
      <IntroductionToast />
      <RolledBackNotice />
    </>
  );
}
