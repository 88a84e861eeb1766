import { firstPaint } from '@cairn/client/first-paint';
import { type ComponentType, lazy, Suspense } from 'react';
import { whenQuiet } from './when-quiet.ts';

/** A part that loads once the page is idle. Renders nothing if it cannot be loaded. */
export function quietPart<Props = object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  return partAfter(() => new Promise<void>(whenQuiet), load);
}

/** A part that loads right after the first paint, because early actions may need it. */
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
