import { firstPaint } from '@cairn/client/first-paint';
import { type ComponentType, lazy, Suspense } from 'react';
import { reloadForPart } from './reload-for-part.ts';
import { whenQuiet } from './when-quiet.ts';

const firstPauseMs = 2000;
const maxPauseMs = 60_000;

/** Renders nothing until the part is loaded. A failed load is tried again. */
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
      .then(() => loadedAtLast(load))
      .then((part) => ({ default: part })),
  );
  return (props) => (
    <Suspense>
      <Part {...(props as Props & object)} />
    </Suspense>
  );
}

/** Tries again when the network is back, and after growing pauses: a server may be down while there is a network. */
async function loadedAtLast<Part>(load: () => Promise<Part>): Promise<Part> {
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(pauseMs * 2, maxPauseMs)) {
    try {
      return await load();
    } catch {
      if (pauseMs > firstPauseMs) await reloadForPart();
      await networkOrPause(pauseMs);
    }
  }
}

function networkOrPause(pauseMs: number): Promise<void> {
  return new Promise((resolve) => {
    const goOn = () => {
      clearTimeout(timer);
      removeEventListener('online', goOn);
      resolve();
    };
    const timer = setTimeout(goOn, pauseMs);
    addEventListener('online', goOn);
  });
}
