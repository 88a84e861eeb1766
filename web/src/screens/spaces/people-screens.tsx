import { useParams } from '@tanstack/react-router';
import { ProgressScreen } from '../progress/progress-screen.tsx';
import { MemberScreen } from '../team/member-screen.tsx';
import { TeamScreen } from '../team/team-screen.tsx';
import { JoinScreen } from './join-screen.tsx';
import { SpaceScreen } from './space-screen.tsx';

// What people plan in together is one file: every further name stands in the first one.
export { JoinScreen, ProgressScreen, SpaceScreen };

/** `/team/` and `/team/{membershipId}/`. */
export function TeamRoute() {
  const { id } = useParams({ from: '/member/team/{-$id}' });
  return id === undefined ? <TeamScreen /> : <MemberScreen id={id} />;
}
export { ConfirmEmailScreen } from '../settings/confirm-email-screen.tsx';
