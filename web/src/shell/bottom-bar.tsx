import type { BarEntry } from '@cairn/core/accounts/bottom-bar';
import { m } from '@cairn/words/messages';
import { Link, linkOptions, useRouterState, useSearch } from '@tanstack/react-router';
import CalendarDays from 'lucide-react/icons/calendar-days';
import CalendarRange from 'lucide-react/icons/calendar-range';
import Ellipsis from 'lucide-react/icons/ellipsis';
import House from 'lucide-react/icons/house';
import Images from 'lucide-react/icons/images';
import Kanban from 'lucide-react/icons/kanban';
import Layers from 'lucide-react/icons/layers';
import Mountain from 'lucide-react/icons/mountain';
import Plus from 'lucide-react/icons/plus';
import Search from 'lucide-react/icons/search';
import Settings from 'lucide-react/icons/settings';
import TrendingUp from 'lucide-react/icons/trending-up';
import Users from 'lucide-react/icons/users';
import type { LucideIcon } from 'lucide-react';
import { useEffect, useState } from 'react';
import styles from './bottom-bar.module.css';
import { loadOverlay } from './load-overlay.ts';
import { overlay } from '../base/overlays.ts';
import { barNames } from '../page/bar-names.ts';
import { useBarEntries } from '../page/use-bar-entries.ts';
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
  const entries = useBarEntries();
  const isCalendar = useRouterState({ select: ({ location }) => location.pathname === '/calendar/' });
  const { date } = useSearch({ strict: false });
  // On the calendar, a new goal starts on the chosen day.
  const start = isCalendar && date !== undefined ? { start: { date } } : {};
  // On these pages, the button would cover other buttons.
  const isInTheWay = useRouterState({
    select: ({ location }) => /^\/(?:goals|settings|climbs\/[^/]+)\//u.test(location.pathname),
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
        {entries.map((entry) => (
          <Way key={entry} entry={entry} />
        ))}
      </nav>
    </>
  );
}

function Way({ entry }: { readonly entry: BarEntry }) {
  const isHours = useHoursShown();
  const Icon = icons[entry];
  const look = (
    <>
      <Icon />
      <span>{barNames[entry]()}</span>
    </>
  );
  if (entry === 'search')
    return (
      <button type="button" onClick={() => overlay.set({ kind: 'search' })}>
        {look}
      </button>
    );
  return (
    <Link
      {...ways[entry]}
      activeOptions={{ exact: entry === 'horizons', includeSearch: false }}
      data-within={(entry === 'days' && isHours) || undefined}
    >
      {look}
    </Link>
  );
}

const icons: Readonly<Record<BarEntry, LucideIcon>> = {
  home: House,
  horizons: Layers,
  days: CalendarDays,
  calendar: CalendarRange,
  boards: Kanban,
  team: Users,
  progress: TrendingUp,
  climbs: Mountain,
  gallery: Images,
  search: Search,
  more: Ellipsis,
  settings: Settings,
};

const ways = {
  home: linkOptions({ to: '/home/' }),
  horizons: linkOptions({ to: '/horizons/' }),
  days: linkOptions({ to: '/horizons/$slug/', params: { slug: 'days' } }),
  calendar: linkOptions({ to: '/calendar/' }),
  boards: linkOptions({ to: '/boards/' }),
  team: linkOptions({ to: '/team/{-$id}/', params: {} }),
  progress: linkOptions({ to: '/progress/' }),
  climbs: linkOptions({ to: '/climbs/' }),
  gallery: linkOptions({ to: '/gallery/' }),
  more: linkOptions({ to: '/more/' }),
  settings: linkOptions({ to: '/settings/' }),
};
