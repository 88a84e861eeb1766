import type { OwnClimbSummary } from '@cairn/client/react/own-climbs';
import type { MyClimb } from '@cairn/contract/climbs';
import { m } from '@cairn/words/messages';
import { Link, useNavigate } from '@tanstack/react-router';
import ChartColumn from 'lucide-react/icons/chart-column';
import Flag from 'lucide-react/icons/flag';
import Heart from 'lucide-react/icons/heart';
import Users from 'lucide-react/icons/users';
import { useState } from 'react';
import { IconButton } from '@cairn/ui/icon-button';
import { NotSynced } from '../../base/not-synced.ts';
import { ClimbIcon } from '../../climbs/climb-icon.tsx';
import { ClimbProfile } from '../../climbs/climb-profile.tsx';
import { climbName, stepsText } from '../../climbs/climb-words.ts';
import { OwnClimbOptions, type OwnClimbSurface } from '../../climbs/own-climb-options.tsx';
import { momentDayName } from '../../goals/moment-name.ts';
import { usePlanning } from '../../goals/planning.ts';
import styles from './my-climb-card.module.css';

interface MyClimbCardProps {
  readonly climb: OwnClimbSummary;
  /** Undefined for drafts, and until the server has answered. */
  readonly figures: MyClimb | undefined;
  readonly isShown: boolean;
  /** Shows the climb's figures; undefined for drafts. */
  readonly onShow: (() => void) | undefined;
}

export function MyClimbCard({ climb, figures, isShown, onShow }: MyClimbCardProps) {
  const navigate = useNavigate();
  const planning = usePlanning();
  const [surface, setSurface] = useState<OwnClimbSurface | null>(null);
  const { key, code, color, icon, places, descriptor } = climb;
  const params = { code: code ?? key };
  return (
    <li className={styles.card} data-shown={isShown || undefined}>
      <div className={styles.cover} data-color={color}>
        <ClimbProfile places={places} seed={key} />
        <span className={styles.icon}>
          <ClimbIcon name={icon} />
        </span>
      </div>
      <div className={styles.about}>
        <h3 dir="auto">
          <Link to="/climbs/$code/edit/" params={params} search={{}}>
            {climbName(climb)}
          </Link>
        </h3>
        <p>{places.length === 0 ? m.climb_no_steps() : stepsText(places.length, descriptor)}</p>
        {figures ? (
          <ul className={styles.counts}>
            <li>
              <Users aria-hidden="true" />
              {m.my_climbs_on_the_way({ count: figures.subscribersCount })}
            </li>
            <li>
              <Flag aria-hidden="true" />
              {m.my_climbs_at_top({ count: figures.finishedCount })}
            </li>
            <li>
              <Heart aria-hidden="true" />
              {m.my_climbs_likes({ count: figures.likesCount })}
            </li>
          </ul>
        ) : (
          <p>{m.my_climbs_changed({ day: momentDayName(climb.modifiedDatetime, planning) })}</p>
        )}
        {climb.public && climb.isChanged && <p className={styles.changed}>{m.own_climb_changed()}</p>}
        {climb.sync === 'failed' && <NotSynced of={{ table: 'climbs', key }} />}
      </div>
      <div className={styles.tools}>
        {onShow && (
          <IconButton
            label={m.own_climb_figures({ name: climbName(climb) })}
            aria-pressed={isShown}
            icon={<ChartColumn />}
            onClick={onShow}
          />
        )}
        <OwnClimbOptions
          climb={{ ...climb, hasGoals: descriptor.goalsCount > 0 }}
          surface={surface}
          onSurface={setSurface}
          onEdit={() => void navigate({ to: '/climbs/$code/edit/', params, search: {} })}
        />
      </div>
    </li>
  );
}
