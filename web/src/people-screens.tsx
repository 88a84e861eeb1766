import { useParams } from '@tanstack/react-router';
import { ProgressScreen } from './screens/progress/progress-screen.tsx';
import { MemberScreen } from './screens/team/member-screen.tsx';
import { TeamScreen } from './screens/team/team-screen.tsx';
import { JoinScreen } from './screens/spaces/join-screen.tsx';
import { SpaceScreen } from './screens/spaces/space-screen.tsx';

// These pages share a file: each further file name would be in the first file.
export { ConfirmEmailScreen } from './screens/settings/confirm-email-screen.tsx';
export { JoinScreen, ProgressScreen };

export function SpaceRoute() {
  return <SpaceScreen team={<TeamScreen />} />;
}

export function TeamRoute() {
  const { id } = useParams({ from: '/member/team/{-$id}' });
  return id === undefined ? <TeamScreen /> : <MemberScreen id={id} />;
}
