import { likeClimb } from '@cairn/client/climbs/public-climbs';
import { useCairnIfAny } from '@cairn/client/react/cairn-context';
import type { PublicClimbCard } from '@cairn/core/climbs/climb';
import { showToast } from '@cairn/ui/toast';
import { useRef, useState } from 'react';
import { useDeferToSignup } from '../account/use-defer-to-signup.ts';
import { reasonOf } from '../base/reason-of.ts';

type Liking = Pick<PublicClimbCard, 'code' | 'liked' | 'likesCount'>;

/** Shows a like at once, and takes it back if it is refused. Visitors sign up first. */
export function useClimbLike(
  climb: Liking,
): Pick<Liking, 'liked' | 'likesCount'> & { readonly like: () => void } {
  const cairn = useCairnIfAny();
  const defer = useDeferToSignup();
  const [wished, setWished] = useState<boolean | null>(null);
  const last = useRef(0);
  const { code } = climb;
  const liked = wished ?? climb.liked;
  const send = async (isLiked: boolean) => {
    const number = (last.current += 1);
    setWished(isLiked);
    const answer = await likeClimb(code, isLiked);
    if (answer.ok || number !== last.current) return;
    setWished(!isLiked);
    showToast({ text: reasonOf(answer.refusal) });
  };
  return {
    liked,
    likesCount: climb.likesCount + Number(liked) - Number(climb.liked),
    like: () => (cairn ? void send(!liked) : defer({ type: 'climbLiking', climbSlug: code })),
  };
}
