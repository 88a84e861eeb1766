// The author's screens share a file: each further file name would be in the first file.
export { ClimbEditorScreen } from './screens/climb-editor/climb-editor-screen.tsx';
export { MyClimbsScreen } from './screens/my-climbs/my-climbs-screen.tsx';
