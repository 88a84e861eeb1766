import type { Cairn } from '@cairn/client/cairn/cairn';
import { listenForDrags } from '../drop/pointer-drag.ts';
import { listenForRowSwipes } from '../drop/row-swipe.ts';
import { listenForChoosing } from './choose-goals.ts';
import { openByRightClick } from './open-by-right-click.ts';

export function listenForRowGestures(cairn: Cairn): () => void {
  const stops = [
    listenForDrags(cairn),
    listenForRowSwipes(cairn),
    listenForChoosing(cairn),
    openByRightClick(),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
