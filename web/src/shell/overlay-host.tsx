import { keepBegunText } from '@cairn/client/begun-texts';
import { useCairn } from '@cairn/client/react/cairn-context';
import { showToast } from '@cairn/ui/toast';
import { m } from '@cairn/words/messages';
import { useRouter, useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { useCell } from '../base/cell.ts';
import { celebrated, goalMenu, seriesQuestion } from '../goals/ui-requests.ts';
import { followFocus, placesAround } from '../goals/kept-focus.ts';
import { dropTyping } from './early-typing.ts';
import { closeOpeningOnEscape } from './escape-opening.ts';
import { loadOverlay } from './load-overlay.ts';
import { overlay, quickAddDraft } from '../base/overlays.ts';
import { PartBoundary } from './part-boundary.tsx';

const freshParts = () => ({
  QuickAdd: lazy(() => loadOverlay.add().then((part) => ({ default: part.QuickAdd }))),
  CommandBox: lazy(() => loadOverlay.search().then((part) => ({ default: part.CommandBox }))),
  ShortcutsSheet: lazy(() => loadOverlay.shortcuts().then((part) => ({ default: part.ShortcutsSheet }))),
  GoalModal: lazy(() => loadOverlay.goal().then((part) => ({ default: part.GoalModal }))),
  GoalMenu: lazy(() => loadOverlay.menu().then((part) => ({ default: part.GoalMenu }))),
  Celebration: lazy(() => loadOverlay.celebration().then((part) => ({ default: part.Celebration }))),
  SeriesQuestion: lazy(() => loadOverlay.question().then((part) => ({ default: part.SeriesQuestion }))),
});

const firstAttempt = () => ({ number: 0, parts: freshParts() });

export function OverlayHost() {
  const { account } = useCairn();
  const open = useCell(overlay, (value) => value);
  const menu = useCell(goalMenu, (value) => value);
  const question = useCell(seriesQuestion, (value) => value);
  const finished = useCell(celebrated, (value) => value);
  const { goal } = useSearch({ strict: false });
  const router = useRouter();
  const [{ number, parts }, setAttempt] = useState(firstAttempt);
  const { QuickAdd, CommandBox, ShortcutsSheet, GoalModal, GoalMenu, SeriesQuestion, Celebration } = parts;

  const leaveGoal = useCallback(() => {
    void router.navigate({
      to: './',
      search: (search) => ({ ...search, goal: undefined, focus: undefined }),
      replace: true,
    });
  }, [router]);
  useEffect(
    () => closeOpeningOnEscape({ now: () => router.latestLocation.search.goal, close: leaveGoal }),
    [router, leaveGoal],
  );

  const sayMissing = () => {
    // Browsers remember a failed script until the page is reloaded.
    const reload = { label: m.action_reload(), run: () => location.reload() };
    showToast({ text: m.offline_part_missing(), ...(navigator.onLine ? { action: reload } : {}) });
    const typed = dropTyping();
    // Quick add shows this text at its next opening.
    if (typed !== '' && open?.kind === 'add') keepBegunText(account.id, quickAddDraft, typed);
    overlay.set(null);
    goalMenu.set(null);
    seriesQuestion.set(null);
    celebrated.set(null);
    if (goal !== undefined) leaveGoal();
    setAttempt({ number: number + 1, parts: freshParts() });
  };
  const ofGoal = (
    <>
      {menu && <GoalMenu key={menu.key} request={menu} />}
      {question && <SeriesQuestion key={question.key} request={question} />}
    </>
  );
  const over = (
    <Suspense fallback={null}>
      {finished && <Celebration finished={finished} />}
      {open?.kind === 'add' && <QuickAdd start={open.start} />}
      {/* Inside the dialog, because screen readers ignore other parts of the page. */}
      {open?.kind === 'search' ? <CommandBox>{ofGoal}</CommandBox> : ofGoal}
      {open?.kind === 'shortcuts' && <ShortcutsSheet />}
      {open && <FocusGivenBack />}
    </Suspense>
  );
  return (
    <PartBoundary key={number} onMissing={sayMissing}>
      {goal === undefined ? (
        over
      ) : (
        <Suspense fallback={over}>
          <GoalModal keyOrId={goal}>{over}</GoalModal>
        </Suspense>
      )}
    </PartBoundary>
  );
}

/** If the former focus is gone, such as a closed name field, its row gets the focus. */
function FocusGivenBack() {
  useLayoutEffect(() => {
    const row = document.activeElement?.closest<HTMLElement>('[data-goal]');
    const places = row ? placesAround(row) : [];
    return () => followFocus(places);
  }, []);
  return null;
}
