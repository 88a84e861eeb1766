import type { LikelyPart, QuickGoal, RecognisedPart } from '@cairn/core/goals/quick-goal';
import { timesOfBlock } from '@cairn/core/time/block-times';
import { dayColumn } from '@cairn/core/time/horizons';
import { periodOf } from '@cairn/core/time/periods';
import { Chip } from '@cairn/ui/chip';
import { HorizonGlyph } from '@cairn/ui/horizon-glyph';
import { Kbd } from '@cairn/ui/kbd';
import { m } from '@cairn/words/messages';
import Clock from 'lucide-react/icons/clock';
import Hash from 'lucide-react/icons/hash';
import Hourglass from 'lucide-react/icons/hourglass';
import X from 'lucide-react/icons/x';
import { Fragment } from 'react';
import { clockTimes } from '../goals/clock-time.ts';
import { durationText } from '../goals/duration-text.ts';
import { stoneOf } from '../goals/period-words.ts';
import { namedPeriod, usePlanning } from '../goals/planning.ts';
import styles from './quick-add.module.css';

export function TintedLine({
  text,
  parts,
}: {
  readonly text: string;
  readonly parts: readonly RecognisedPart[];
}) {
  const pieces = parts.map((part, index) => (
    <Fragment key={part.start}>
      {text.slice(parts[index - 1]?.end ?? 0, part.start)}
      <mark>{part.text}</mark>
    </Fragment>
  ));
  return (
    <div className={styles.tinted} dir="auto" aria-hidden="true">
      {pieces}
      {text.slice(parts.at(-1)?.end ?? 0)}{' '}
    </div>
  );
}

type Meant = Pick<QuickGoal, 'schedule' | 'block'>;

interface QuickChipsProps {
  readonly goal: QuickGoal;
  readonly onRefuse: (part: RecognisedPart) => void;
  readonly onAccept: (part: LikelyPart) => void;
}

/** Recognised parts have a button to reject, uncertain parts a button to accept. */
export function QuickChips({ goal, onRefuse, onAccept }: QuickChipsProps) {
  const planning = usePlanning();
  const { parts, likely } = goal;
  const meaningOf = (part: RecognisedPart, { schedule, block }: Meant = goal): string => {
    if (part.kind === 'tag') return part.text.slice(1);
    if (part.kind === 'duration' && goal.minutes !== null) return durationText(goal.minutes);
    if (part.kind === 'time' && block) {
      const { datetimeFr, datetimeTo } = timesOfBlock(
        schedule?.dueDate ?? planning.today,
        block,
        planning.timezone,
      );
      return clockTimes(datetimeFr, datetimeTo, planning);
    }
    if (!schedule) return part.text;
    const { title, subtitle } = namedPeriod(
      periodOf(schedule.columnId, schedule.dueDate, planning.life),
      planning,
    );
    return subtitle === '' ? title : `${title}, ${subtitle}`;
  };
  const iconOf = (part: RecognisedPart, { schedule }: Meant = goal) => {
    if (part.kind === 'tag') return <Hash />;
    if (part.kind === 'duration') return <Hourglass />;
    if (part.kind === 'time') return <Clock />;
    return (
      <HorizonGlyph
        stone={stoneOf[schedule?.columnId ?? dayColumn]}
        isNow={schedule?.columnId === dayColumn}
      />
    );
  };
  const meanings = parts.map((part) => meaningOf(part));
  return (
    <div className={styles.parts} role="group" aria-label={m.add_recognised()}>
      <span className="sr-only" role="status">
        {parts.length > 0 && m.add_recognised_said({ parts: meanings.join(', ') })}
        {likely.map((part) => ` ${m.add_accept({ meaning: meaningOf(part, part), text: part.text })}`)}
      </span>
      {parts.map((part, index) => (
        <Chip
          key={part.start}
          look="active"
          icon={iconOf(part)}
          aria-label={m.add_refuse({ meaning: meanings[index] ?? '', text: part.text })}
          onClick={() => onRefuse(part)}
        >
          {meanings[index]}
          <X aria-hidden="true" />
        </Chip>
      ))}
      {likely.map((part, index) => (
        <Chip
          key={part.start}
          look="addable"
          icon={iconOf(part, part)}
          aria-label={m.add_accept({ meaning: meaningOf(part, part), text: part.text })}
          aria-keyshortcuts={index === 0 ? 'ArrowRight' : undefined}
          onClick={() => onAccept(part)}
        >
          {meaningOf(part, part)}?{index === 0 && <Kbd>→</Kbd>}
        </Chip>
      ))}
    </div>
  );
}
