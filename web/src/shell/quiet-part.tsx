import { type ComponentType, lazy } from 'react';
import { whenQuiet } from './when-quiet.ts';

/**
 * A part of every page that the first picture does not show, drawn once the page is quiet. Where it is not on this device yet
 * and cannot be fetched, nothing stands there.
 */
export function quietPart(load: () => Promise<ComponentType>): ComponentType {
  return lazy(() =>
    new Promise<void>(whenQuiet).then(load).then(
      (part) => ({ default: part }),
      () => ({ default: () => <></> }),
    ),
  );
}
