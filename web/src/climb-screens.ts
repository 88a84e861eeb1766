export { ClimbChangesScreen } from './screens/climb-changes/climb-changes-screen.tsx';
export { ClimbScreen } from './screens/climb/climb-screen.tsx';
