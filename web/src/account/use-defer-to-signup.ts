import { keepPendingAction, type PendingAction } from '@cairn/client/public-boards/pending-action';
import { ulid } from '@cairn/client/ulid';
import { useNavigate } from '@tanstack/react-router';

/** The stored request is carried out after the sign-up (docs/product.md, "The gallery"). */
export function useDeferToSignup(): (action: PendingAction) => void {
  const navigate = useNavigate();
  return (action) => {
    keepPendingAction(action, ulid(Date.now()), Date.now());
    void navigate({ to: '/signup/' });
  };
}
