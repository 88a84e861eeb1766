import { isMemberRemembered } from '@cairn/client/session/session';
import { type DateOnly, isDateOnly } from '@cairn/core/time/date-only';
import { columnOfSlug } from '@cairn/core/time/horizons';
import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  notFound,
  redirect,
} from '@tanstack/react-router';
import { type LookAddress, lookAddress } from './periods/look-address.ts';
import { HorizonsScreen } from './screens/horizons/horizons-screen.tsx';
import { PeriodViewScreen } from './screens/period-view/period-view-screen.tsx';
import { searchAddress } from './screens/search/search-address.ts';
import { CrashPage } from './shell/crash-page.tsx';
import { MemberArea } from './shell/member-area.tsx';
import { PagePending } from './page/page-pending.tsx';
import { overlay } from './base/overlays.ts';
import { RootFrame } from './shell/root-frame.tsx';

export interface PlannerSearch {
  /** Distance from today's row of slides; omitted for today's row. */
  readonly page?: number | undefined;
  readonly goal?: string | undefined;
  readonly focus?: true | undefined;
  /** The hours instead of lists; omitted for lists. */
  readonly view?: 'hours' | undefined;
}

/** The router keeps keys that a validator omits, so set them to undefined. */
function plannerSearch(search: Record<string, unknown>): PlannerSearch {
  const page = Number(search.page);
  return {
    page: Number.isSafeInteger(page) && page !== 0 && Math.abs(page) < 1000 ? page : undefined,
    goal: typeof search.goal === 'string' && search.goal !== '' ? search.goal : undefined,
    focus: search.focus === true || undefined,
    view: search.view === 'hours' ? search.view : undefined,
  };
}

/** Only internal addresses may follow a sign-in. Browsers read a backslash as a slash, and skip tabs. */
function loginSearch(search: Record<string, unknown>): { readonly next?: string | undefined } {
  const next = search.next;
  return { next: typeof next === 'string' && /^\/(?!\/)[^\\\t\n\r]*$/u.test(next) ? next : undefined };
}

function listSearch(search: Record<string, unknown>): PlannerSearch & LookAddress {
  return { ...plannerSearch(search), ...lookAddress(search) };
}

interface TeamSearch extends PlannerSearch, LookAddress {
  readonly unit?: number | undefined;
}

function teamSearch(search: Record<string, unknown>): TeamSearch {
  return { ...listSearch(search), unit: Number(search.unit) || undefined };
}

interface CalendarSearch extends Omit<PlannerSearch, 'view'>, LookAddress {
  readonly view?: 'week' | 'year' | undefined;
  readonly date?: DateOnly | undefined;
}

function calendarSearch({ view, date, ...search }: Record<string, unknown>): CalendarSearch {
  return {
    ...listSearch(search),
    view: view === 'week' || view === 'year' ? view : undefined,
    date: isDateOnly(date) ? date : undefined,
  };
}

const rootRoute = createRootRoute({
  component: RootFrame,
  errorComponent: CrashPage,
  notFoundComponent: lazyRouteComponent(() => import('./shell/not-found-page.tsx'), 'NotFoundPage'),
});

const signInArea = createRoute({
  getParentRoute: () => rootRoute,
  id: 'sign-in',
  component: lazyRouteComponent(() => import('./screens/sign-in/sign-in-area-screen.tsx'), 'SignInArea'),
});

const loginRoute = createRoute({
  getParentRoute: () => signInArea,
  path: 'login',
  validateSearch: loginSearch,
  component: lazyRouteComponent(() => import('./screens/sign-in/login-screen.tsx'), 'LoginScreen'),
});

const signupRoute = createRoute({
  getParentRoute: () => signInArea,
  path: 'signup',
  component: lazyRouteComponent(() => import('./screens/sign-in/signup-screen.tsx'), 'SignupScreen'),
});

const resetRoute = createRoute({
  getParentRoute: () => signInArea,
  path: 'reset',
  component: lazyRouteComponent(() => import('./screens/sign-in/reset-screen.tsx'), 'ResetScreen'),
});

const setPasswordRoute = createRoute({
  getParentRoute: () => signInArea,
  path: 'reset/$uidb64/$token',
  component: lazyRouteComponent(
    () => import('./screens/sign-in/set-password-screen.tsx'),
    'SetPasswordScreen',
  ),
});

const memberArea = createRoute({
  getParentRoute: () => rootRoute,
  id: 'member',
  component: MemberArea,
});

function page<const Path extends string, Search>(
  path: Path,
  validateSearch: (search: Record<string, unknown>) => Search,
  component: ReturnType<typeof lazyRouteComponent>,
) {
  return createRoute({ getParentRoute: () => memberArea, path, validateSearch, component });
}

/** Members are redirected to their horizons; with `next`, a visitor's sign-in leads there. */
const startRoute = createRoute({
  getParentRoute: () => memberArea,
  path: '/',
  validateSearch: loginSearch,
  beforeLoad: () => {
    if (isMemberRemembered()) throw redirect({ to: '/horizons/', replace: true });
  },
  component: lazyRouteComponent(() => import('./screens/welcome/welcome-screen.tsx'), 'WelcomeScreen'),
});

/** A horizon's address with a name opens a new goal. */
function toNewGoal(search: object, slug: string): void {
  if ('name' in search || 'title' in search)
    throw redirect({ to: '/horizons/$slug/new/', params: { slug }, search: search as never, replace: true });
}

const horizonsRoute = createRoute({
  getParentRoute: () => memberArea,
  path: 'horizons',
  validateSearch: listSearch,
  beforeLoad: ({ search }) => toNewGoal(search, 'days'),
  component: HorizonsScreen,
});

const periodViewRoute = createRoute({
  getParentRoute: () => memberArea,
  path: 'horizons/$slug',
  validateSearch: listSearch,
  beforeLoad: ({ params: { slug }, search }) => {
    if (slug !== 'hours' && columnOfSlug(slug) === null) throw notFound();
    toNewGoal(search, slug === 'hours' ? 'days' : slug);
  },
  component: PeriodViewScreen,
});

/** Returns to the column's address, so that a reload does not open quick add again. */
const newGoalRoute = createRoute({
  getParentRoute: () => memberArea,
  path: 'horizons/$slug/new',
  beforeLoad: async ({ params: { slug }, search, preload }) => {
    if (columnOfSlug(slug) === null) throw notFound();
    if (preload) return;
    const { newGoalStart } = await import('./shell/new-goal-address.ts');
    overlay.set({ kind: 'add', start: newGoalStart(search, slug) });
    throw redirect({ to: '/horizons/$slug/', params: { slug }, search: {}, replace: true });
  },
});

const homeRoute = page(
  'home',
  plannerSearch,
  lazyRouteComponent(() => import('./screens/home/home-screen.tsx'), 'HomeScreen'),
);

const calendarRoute = page(
  'calendar',
  calendarSearch,
  lazyRouteComponent(() => import('./screens/calendar/calendar-screen.tsx'), 'CalendarScreen'),
);

const loadMore = () => import('./more-screens.ts');
const loadClimbs = () => import('./climb-screens.ts');
const loadPeople = () => import('./people-screens.tsx');

const spaceRoute = page('spaces/$id/{-$part}', teamSearch, lazyRouteComponent(loadPeople, 'SpaceRoute'));

const confirmRoute = createRoute({
  getParentRoute: () => memberArea,
  path: 'confirm/$token',
  component: lazyRouteComponent(loadPeople, 'ConfirmEmailScreen'),
});

const joinRoute = createRoute({
  getParentRoute: () => memberArea,
  path: 'join/$token',
  component: lazyRouteComponent(loadPeople, 'JoinScreen'),
});

const teamRoute = page('team/{-$id}', teamSearch, lazyRouteComponent(loadPeople, 'TeamRoute'));

const progressRoute = page('progress', plannerSearch, lazyRouteComponent(loadPeople, 'ProgressScreen'));

const goalRoute = page(
  'goals/$id/{-$slug}',
  plannerSearch,
  lazyRouteComponent(() => import('./screens/goal/goal-screen.tsx'), 'GoalScreen'),
);

const deletedRoute = page('deleted', plannerSearch, lazyRouteComponent(loadMore, 'DeletedScreen'));

const galleryRoute = createRoute({
  getParentRoute: () => memberArea,
  path: 'gallery',
  component: lazyRouteComponent(loadMore, 'GalleryScreen'),
});

const climbsRoute = page(
  'climbs',
  plannerSearch,
  lazyRouteComponent(() => import('./screens/climbs/climbs-screen.tsx'), 'ClimbsScreen'),
);

const climbRoute = page('climbs/$code', plannerSearch, lazyRouteComponent(loadClimbs, 'ClimbScreen'));

const climbChangesRoute = page(
  'climbs/$code/changes',
  plannerSearch,
  lazyRouteComponent(loadClimbs, 'ClimbChangesScreen'),
);

const templatesRoute = createRoute({
  getParentRoute: () => memberArea,
  path: 'boards/templates',
  component: lazyRouteComponent(loadMore, 'TemplatesScreen'),
});

const boardsRoute = page(
  'boards',
  plannerSearch,
  lazyRouteComponent(() => import('./screens/boards/boards-screen.tsx'), 'BoardsScreen'),
);

const boardChangesRoute = page(
  'boards/$code/changes',
  plannerSearch,
  lazyRouteComponent(loadMore, 'BoardChangesScreen'),
);

const boardRoute = page(
  'boards/$code',
  listSearch,
  lazyRouteComponent(() => import('./screens/boards/board-screen.tsx'), 'BoardScreen'),
);

const loadMyClimbs = () => import('./my-climb-screens.ts');

const myClimbsRoute = page('my-climbs', plannerSearch, lazyRouteComponent(loadMyClimbs, 'MyClimbsScreen'));

const climbEditorRoute = page(
  'climbs/$code/edit',
  plannerSearch,
  lazyRouteComponent(loadMyClimbs, 'ClimbEditorScreen'),
);

const coloredRoute = page('colored', plannerSearch, lazyRouteComponent(loadMore, 'ColoredScreen'));

const clockRoute = page('clock', calendarSearch, lazyRouteComponent(loadMore, 'ClockScreen'));

const aboutRoute = page('about', plannerSearch, lazyRouteComponent(loadMore, 'AboutScreen'));

const moreRoute = page('more', plannerSearch, lazyRouteComponent(loadMore, 'MoreScreen'));

const searchRoute = page(
  'search',
  searchAddress,
  lazyRouteComponent(() => import('./screens/search/search-screen.tsx'), 'SearchScreen'),
);

/** For visitors too, and without the planner. */
const stopRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'stop/$token',
  component: lazyRouteComponent(loadMore, 'StopMailsScreen'),
});

const goalLinkRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'do/$token',
  component: lazyRouteComponent(loadMore, 'GoalLinkScreen'),
});

const settingsScreen = lazyRouteComponent(
  () => import('./screens/settings/settings-screen.tsx'),
  'SettingsScreen',
);

const settingsRoute = page('settings', plannerSearch, settingsScreen);

const settingsPageRoute = page('settings/$page', plannerSearch, settingsScreen);

const notSavedRoute = page(
  'settings/not-saved',
  plannerSearch,
  lazyRouteComponent(() => import('./screens/not-saved/not-saved-screen.tsx'), 'NotSavedScreen'),
);

const routeTree = rootRoute.addChildren([
  signInArea.addChildren([loginRoute, signupRoute, resetRoute, setPasswordRoute]),
  stopRoute,
  goalLinkRoute,
  memberArea.addChildren([
    startRoute,
    horizonsRoute,
    periodViewRoute,
    newGoalRoute,
    homeRoute,
    calendarRoute,
    spaceRoute,
    confirmRoute,
    joinRoute,
    teamRoute,
    progressRoute,
    goalRoute,
    deletedRoute,
    galleryRoute,
    templatesRoute,
    climbsRoute,
    climbRoute,
    climbChangesRoute,
    boardsRoute,
    boardRoute,
    boardChangesRoute,
    myClimbsRoute,
    climbEditorRoute,
    clockRoute,
    coloredRoute,
    aboutRoute,
    moreRoute,
    searchRoute,
    settingsRoute,
    settingsPageRoute,
    notSavedRoute,
  ]),
]);

export const router = createRouter({
  routeTree,
  trailingSlash: 'always',
  defaultPreload: 'intent',
  defaultPendingComponent: PagePending,
  defaultErrorComponent: CrashPage,
  // Faster loads show no skeleton, and slower loads show it no longer than needed.
  defaultPendingMs: 150,
  defaultPendingMinMs: 0,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
