import type { Lane } from '@cairn/core/time/blocks-beside';
import type { DayBlock } from '@cairn/core/time/day-blocks';
import { gridTopOf, heightOf } from '@cairn/core/time/hours';
import type { CSSProperties } from 'react';

export function placeOfBlock(block: DayBlock, { lane, lanes }: Lane = { lane: 0, lanes: 1 }): CSSProperties {
  return {
    top: gridTopOf(block.from),
    height: heightOf(block),
    '--lane': lane,
    '--lanes': lanes,
  } as CSSProperties;
}
