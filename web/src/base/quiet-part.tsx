import { firstPaint } from '@cairn/client/first-paint';
import { type ComponentType, lazy, Suspense } from 'react';
import { whenQuiet } from './when-quiet.ts';

/** If loading fails, it is tried once more when the network is back; otherwise renders nothing. */
export function quietPart<Props = object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  return partAfter(() => new Promise<void>(whenQuiet), load);
}

/** Loads a component right after the first paint, for parts that early actions may need. */
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
      .catch(() => untilOnline().then(load))
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

function untilOnline(): Promise<unknown> {
  return new Promise((resolve) => addEventListener('online', resolve, { once: true }));
}
