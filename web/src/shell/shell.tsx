import type { Cairn } from '@cairn/client/cairn/cairn';
import { readText, writeText } from '@cairn/client/device-text';
import { useCairn } from '@cairn/client/react/cairn-context';
import type { User } from '@cairn/contract/accounts';
import { useNarrow } from '@cairn/ui/use-narrow';
import { m } from '@cairn/words/messages';
import { Outlet, useRouter, useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { useCell } from '../base/cell.ts';
import { chosenKeys } from '../goals/chosen.ts';
import { useOpenGoal } from '../goals/open-goal.ts';
import { openOnRowClick } from '../goals/open-on-click.ts';
import { usePlanning } from '../goals/planning.ts';
import { redoLast, undoLast } from '../goals/undo-last.ts';
import { BottomBar } from './later-bottom-bar.ts';
import { OverlayHost } from './overlay-host.tsx';
import { loadOverlay, preloadOverlays } from './load-overlay.ts';
import { overlay } from '../base/overlays.ts';
import { quietPart } from '../base/quiet-part.tsx';
import styles from './shell.module.css';
import { ShellContext } from '../base/shell-context.ts';
import { leaveFieldWithPage } from './leave-field-with-page.ts';
import { useShellKeys } from './shell-keys.ts';
import { Sidebar } from './sidebar.tsx';
import { whenQuiet } from '../base/when-quiet.ts';

export function Shell({ user }: { readonly user: User }) {
  const cairn = useCairn();
  const router = useRouter();
  const openGoal = useOpenGoal();
  const isNarrow = useNarrow();
  const { coloredGoalsStyle, shortcuts } = usePlanning();
  // An open goal covers the frame, so focus mode need not hide it.
  const { focus, goal } = useSearch({ strict: false });
  const hasFrame = !focus || goal !== undefined;
  const [isSidebarHidden, setSidebarHidden] = useState(wasSidebarHidden);

  useEffect(() => gesturesWhenQuiet(cairn), [cairn]);
  useEffect(() => openOnRowClick(openGoal), [openGoal]);
  useEffect(() => preloadOverlays(), []);
  useEffect(() => leaveFieldWithPage(), []);

  // Tells tests and benchmarks that the whole disk is in memory.
  useEffect(() => {
    let isHere = true;
    void cairn.opened.then(() => isHere && document.documentElement.toggleAttribute('data-whole', true));
    return () => {
      isHere = false;
      document.documentElement.removeAttribute('data-whole');
    };
  }, [cairn]);

  const toggleSidebar = useCallback(() => {
    // A hidden sidebar would take the focus with it.
    if (document.activeElement?.closest('aside')) document.querySelector<HTMLElement>('#page')?.focus();
    setSidebarHidden((isHidden) => {
      rememberSidebar(!isHidden);
      return !isHidden;
    });
  }, []);

  const goToday = useCallback(() => {
    const isPlanner = /^\/(?:horizons\/|calendar\/|team\/$)/u.test(router.state.location.pathname);
    if (isPlanner)
      void router.navigate({
        to: './',
        search: (kept) => ({
          ...kept,
          page: undefined,
          date: undefined,
          goal: undefined,
          focus: undefined,
        }),
      });
    else void router.navigate({ to: '/horizons/$slug/', params: { slug: 'days' } });
    requestAnimationFrame(() => {
      const panels = document.querySelectorAll('[data-period][data-now]');
      for (const panel of panels) panel.scrollIntoView({ block: 'nearest', inline: 'start' });
    });
  }, [router]);

  useShellKeys(
    {
      addGoal: () => overlay.set({ kind: 'add' }),
      search: () => overlay.set({ kind: 'search' }),
      showShortcuts: () => overlay.set({ kind: 'shortcuts' }),
      toggleSidebar,
      goToday,
      undo: () => undoLast(cairn),
      redo: () => redoLast(cairn),
    },
    shortcuts,
  );

  const hold = useMemo(
    () => ({ user, isSidebarHidden, toggleSidebar, goToday, fetchQuickAdd }),
    [user, isSidebarHidden, toggleSidebar, goToday],
  );

  return (
    <ShellContext.Provider value={hold}>
      <a className={styles.skip} href="#page">
        {m.skip_to_content()}
      </a>
      <div
        className={styles.frame}
        data-sidebar-hidden={isSidebarHidden || !hasFrame || undefined}
        data-goal-style={coloredGoalsStyle}
      >
        {!isNarrow && hasFrame && <Sidebar />}
        <main id="page" className={styles.page} tabIndex={-1}>
          <Outlet />
          <Suspense fallback={null}>
            <AfterPicture />
          </Suspense>
        </main>
        {isNarrow && <BottomBar />}
      </div>
      <OverlayHost />
      <ChosenBar />
    </ShellContext.Provider>
  );
}

const AfterPicture = quietPart(() => import('./after-picture.tsx').then((part) => part.AfterPicture));

const SelectionBar = lazy(() =>
  import('../periods/selection-bar.tsx').then(
    (part) => ({ default: part.SelectionBar }),
    () => ({ default: () => <></> }),
  ),
);

function ChosenBar() {
  const hasChosen = useCell(chosenKeys, (keys) => keys.size > 0);
  return hasChosen ? (
    <Suspense fallback={null}>
      <SelectionBar />
    </Suspense>
  ) : null;
}

/** Drags, swipes and selection wait until the page is idle. */
function gesturesWhenQuiet(cairn: Cairn): () => void {
  let isLeft = false;
  let stop: (() => void) | undefined;
  const takeBack = whenQuiet(() => {
    const begun = import('../periods/row-gestures.ts').then(({ listenForRowGestures }) => {
      if (!isLeft) stop = listenForRowGestures(cairn);
    });
    // If the code cannot be loaded, the menu can still move goals.
    void Promise.allSettled([begun]).then(() =>
      document.documentElement.toggleAttribute('data-gestures', !isLeft),
    );
  });
  return () => {
    isLeft = true;
    document.documentElement.removeAttribute('data-gestures');
    takeBack();
    stop?.();
  };
}

function fetchQuickAdd(): void {
  void loadOverlay.add();
}

const sidebarKey = 'cairn-sidebar';

/** Stored for each device, because window sizes differ. */
function wasSidebarHidden(): boolean {
  return readText(sidebarKey) === 'hidden';
}

function rememberSidebar(isHidden: boolean): void {
  // Without storage, the sidebar is shown again on the next visit.
  writeText(sidebarKey, isHidden ? 'hidden' : null);
}
