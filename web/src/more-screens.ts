// The pages that are seldom opened are one file: every further name stands in the first one.
export { AboutScreen } from './screens/about/about-screen.tsx';
export { ColoredScreen } from './screens/colored/colored-screen.tsx';
export { DeletedScreen } from './screens/deleted/deleted-screen.tsx';
export { GalleryScreen, TemplatesScreen } from './screens/gallery/gallery-screen.tsx';
export { MoreScreen } from './screens/more/more-screen.tsx';
