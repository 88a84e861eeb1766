import { firstPaint } from '@cairn/client/first-paint';
import { type ComponentType, lazy } from 'react';
import { whenQuiet } from './when-quiet.ts';

/**
 * A part of every page that the first picture does not show, drawn once the page is quiet. Where it is not on this device yet
 * and cannot be fetched, nothing stands there.
 */
export function quietPart(load: () => Promise<ComponentType>): ComponentType {
  return partAfter(() => new Promise<void>(whenQuiet), load);
}

/** The same, fetched right behind the first picture: what somebody may have to be told as soon as they do something. */
export function paintedPart(load: () => Promise<ComponentType>): ComponentType {
  return partAfter(firstPaint, load);
}

function partAfter(moment: () => Promise<void>, load: () => Promise<ComponentType>): ComponentType {
  return lazy(() =>
    moment()
      .then(load)
      .then(
        (part) => ({ default: part }),
        () => ({ default: () => <></> }),
      ),
  );
}
