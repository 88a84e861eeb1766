import { firstPaint } from '@cairn/client/first-paint';
import { type ComponentType, lazy, Suspense } from 'react';
import { whenQuiet } from './when-quiet.ts';

/**
 * A part of every page that the first picture does not show, drawn once the page is quiet. Where it is not on this device yet
 * and cannot be fetched, nothing stands there.
 */
export function quietPart<Props = object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  return partAfter(() => new Promise<void>(whenQuiet), load);
}

/** The same, fetched right behind the first picture: what somebody may have to be told as soon as they do something. */
export function paintedPart<Props = object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  return partAfter(firstPaint, load);
}

function partAfter<Props>(
  moment: () => Promise<void>,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Part = lazy<ComponentType<Props>>(() =>
    moment()
      .then(load)
      .then(
        (part) => ({ default: part }),
        () => ({ default: () => <></> }),
      ),
  );
  return (props) => (
    <Suspense>
      <Part {...(props as Props & object)} />
    </Suspense>
  );
}
