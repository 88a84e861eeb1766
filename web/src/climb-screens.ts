export { ClimbChangesScreen } from './screens/climb-changes/climb-changes-screen.tsx';
export { ClimbScreen } from './screens/climb/climb-screen.tsx';
export { ClimbsScreen } from './screens/climbs/climbs-screen.tsx';
