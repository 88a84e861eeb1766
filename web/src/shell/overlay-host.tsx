import { useSearch } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useCell } from '../cell.ts';
import { goalMenu, seriesQuestion } from '../goals/attention.ts';
import { loadOverlay } from './load-overlay.ts';
import { overlay } from './overlays.ts';

const QuickAdd = lazy(() => loadOverlay.add().then((part) => ({ default: part.QuickAdd })));
const SearchBox = lazy(() => loadOverlay.search().then((part) => ({ default: part.SearchBox })));
const ShortcutsSheet = lazy(() => loadOverlay.shortcuts().then((part) => ({ default: part.ShortcutsSheet })));
const GoalModal = lazy(() => loadOverlay.goal().then((part) => ({ default: part.GoalModal })));
const GoalMenu = lazy(() => loadOverlay.menu().then((part) => ({ default: part.GoalMenu })));
const SeriesQuestion = lazy(() => loadOverlay.question().then((part) => ({ default: part.SeriesQuestion })));

/** What opens over the page: the goal in the address, menus, quick add, search. Loaded on the first intent. */
export function OverlayHost() {
  const open = useCell(overlay, (value) => value);
  const menu = useCell(goalMenu, (value) => value);
  const question = useCell(seriesQuestion, (value) => value);
  const { goal } = useSearch({ strict: false });
  const over = (
    <Suspense fallback={null}>
      {menu && <GoalMenu key={menu.key} request={menu} />}
      {question && <SeriesQuestion key={question.key} request={question} />}
      {open?.kind === 'add' && <QuickAdd />}
      {open?.kind === 'search' && <SearchBox />}
      {open?.kind === 'shortcuts' && <ShortcutsSheet />}
    </Suspense>
  );
  if (goal === undefined) return over;
  return (
    <Suspense fallback={over}>
      {/* Inside of the goal, so that it is no longer hidden behind it from who reads with their ears. */}
      <GoalModal keyOrId={goal}>{over}</GoalModal>
    </Suspense>
  );
}
