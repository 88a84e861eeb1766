import { holdsDate, type Period } from '@cairn/core/time/periods';
import { HorizonGlyph } from '@cairn/ui/horizon-glyph';
import { currentNames, stoneOf } from '../goals/period-words.ts';
import { namedPeriod, type Planning } from '../goals/planning.ts';

interface NoticePlaceProps {
  readonly period: Period | null;
  readonly planning: Planning;
}

/** The period of a notice's goal, such as `Today`. */
export function NoticePlace({ period, planning }: NoticePlaceProps) {
  if (period === null) return null;
  const isNow = holdsDate(period, planning.today);
  return (
    <span>
      <HorizonGlyph stone={stoneOf[period.columnId]} isNow={isNow} />
      {isNow ? currentNames[period.columnId]() : namedPeriod(period, planning).title}
    </span>
  );
}
