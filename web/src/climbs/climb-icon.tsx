import { isClimbIcon } from '@cairn/core/climbs/icons';
import { climbIconParts } from './climb-icon-parts.ts';

/** A mountain for an unknown name, such as one of a newer server. */
export function ClimbIcon({ name }: { readonly name: string }) {
  const Icon = climbIconParts[isClimbIcon(name) ? name : 'mountain'];
  return <Icon aria-hidden="true" />;
}
