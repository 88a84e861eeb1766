// Rarely used pages share a file: each further file name would be in the first file.
export { AboutScreen } from './screens/about/about-screen.tsx';
export { BoardChangesScreen } from './screens/board-changes/board-changes-screen.tsx';
export { ClockScreen } from './screens/clock/clock-screen.tsx';
export { ColoredScreen } from './screens/colored/colored-screen.tsx';
export { DeletedScreen } from './screens/deleted/deleted-screen.tsx';
export { GoalLinkScreen } from './screens/goal-link/goal-link-screen.tsx';
export { GalleryScreen, TemplatesScreen } from './screens/gallery/gallery-screen.tsx';
export { MoreScreen } from './screens/more/more-screen.tsx';
export { StopMailsScreen } from './screens/stop-mails/stop-mails-screen.tsx';
