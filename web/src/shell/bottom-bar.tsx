import { m } from '@cairn/words/messages';
import { Link, useRouterState, useSearch } from '@tanstack/react-router';
import CalendarDays from 'lucide-react/icons/calendar-days';
import Ellipsis from 'lucide-react/icons/ellipsis';
import House from 'lucide-react/icons/house';
import Layers from 'lucide-react/icons/layers';
import Plus from 'lucide-react/icons/plus';
import Search from 'lucide-react/icons/search';
import Settings from 'lucide-react/icons/settings';
import { useEffect, useState } from 'react';
import styles from './bottom-bar.module.css';
import { loadOverlay } from './load-overlay.ts';
import { overlay } from '../base/overlays.ts';
import { isTyping } from '../base/typing.ts';
import { useHoursShown } from './use-hours-shown.ts';

function useTypedInto(): boolean {
  const [isTypedInto, setTypedInto] = useState(false);
  useEffect(() => {
    const look = () => setTypedInto(isTyping(document.activeElement));
    // Between two fields, nothing has the focus for a moment.
    const lookSoon = () => setTimeout(look);
    document.addEventListener('focusin', look);
    document.addEventListener('focusout', lookSoon);
    return () => {
      document.removeEventListener('focusin', look);
      document.removeEventListener('focusout', lookSoon);
    };
  }, []);
  return isTypedInto;
}

export function BottomBar() {
  const isTypedInto = useTypedInto();
  const isHours = useHoursShown();
  const isCalendar = useRouterState({ select: ({ location }) => location.pathname === '/calendar/' });
  const { date } = useSearch({ strict: false });
  // On the calendar, a new goal starts on the chosen day.
  const start = isCalendar && date !== undefined ? { start: { date } } : {};
  // On these pages, the button would cover other buttons.
  const isInTheWay = useRouterState({
    select: ({ location }) => /^\/(?:goals|settings)\//u.test(location.pathname),
  });
  return (
    <>
      {!isInTheWay && (
        <button
          type="button"
          className={styles.add}
          data-away={isTypedInto || undefined}
          aria-label={m.add_title()}
          onPointerDown={() => void loadOverlay.add()}
          onClick={() => overlay.set({ kind: 'add', ...start })}
        >
          <Plus />
        </button>
      )}
      <nav className={styles.bar} aria-label={m.nav_label()}>
        <Link to="/home/" activeOptions={{ includeSearch: false }}>
          <House />
          {m.nav_home()}
        </Link>
        <Link to="/horizons/" activeOptions={{ exact: true, includeSearch: false }}>
          <Layers />
          {m.nav_horizons()}
        </Link>
        <Link
          to="/horizons/$slug/"
          params={{ slug: 'days' }}
          activeOptions={{ includeSearch: false }}
          data-within={isHours || undefined}
        >
          <CalendarDays />
          {m.horizon_days()}
        </Link>
        <button type="button" onClick={() => overlay.set({ kind: 'search' })}>
          <Search />
          {m.nav_search()}
        </button>
        <Link to="/more/" activeOptions={{ includeSearch: false }}>
          <Ellipsis />
          {m.nav_more()}
        </Link>
        <Link to="/settings/" activeOptions={{ includeSearch: false }}>
          <Settings />
          {m.nav_settings()}
        </Link>
      </nav>
    </>
  );
}
