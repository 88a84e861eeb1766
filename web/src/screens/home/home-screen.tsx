import { useShownColumns } from '@cairn/client/react/account';
import { dayColumn, weekColumn } from '@cairn/core/time/horizons';
import { periodOf } from '@cairn/core/time/periods';
import { IconButton } from '@cairn/ui/icon-button';
import { useNarrow } from '@cairn/ui/use-narrow';
import { m } from '@cairn/words/messages';
import Search from 'lucide-react/icons/search';
import { useMemo } from 'react';
import { overlay } from '../../base/overlays.ts';
import { FolderLists } from '../../folders/folder-lists.tsx';
import { usePlanning } from '../../goals/planning.ts';
import { AddButton } from '../../periods/add-button.tsx';
import { HorizonWays } from '../../periods/horizon-tabs.tsx';
import { HideCompleted } from '../../periods/hide-completed.tsx';
import { PeriodPanel } from '../../periods/period-panel.tsx';
import { Bell } from '../../spaces/bell.tsx';
import { PageBody } from '../../page/page-body.tsx';
import { PageHead } from '../../page/page-head.tsx';
import { quietPart } from '../../base/quiet-part.tsx';
import { useShownDay } from '../../hours/use-shown-day.ts';
import { RunningGoalContext } from './running-goal.ts';
import { EdgeLine } from './edge-line.tsx';
import { HomeList } from './home-list.tsx';
import styles from './home-screen.module.css';
import { HourStrip } from './hour-strip.tsx';

/** Only this part of the page needs the server. */
const NewMentions = quietPart(() => import('./new-mentions.tsx').then((part) => part.NewMentions));

const NextSteps = quietPart(() => import('./next-steps.tsx').then((part) => part.NextSteps));

/** `/home/`: all of the replica except the unseen mentions (docs/product.md, "Home"). */
export function HomeScreen() {
  const { today, life } = usePlanning();
  const isNarrow = useNarrow();
  const columns = useShownColumns();
  const day = useMemo(() => periodOf(dayColumn, today, life), [today, life]);
  const shown = useShownDay(day);
  const { current, minute } = shown;
  const key = current?.goal.key;
  const minutesLeft = current && minute !== null ? current.to - minute : 0;
  const running = useMemo(() => (key === undefined ? null : { key, minutesLeft }), [key, minutesLeft]);
  return (
    <>
      <PageHead
        title={m.nav_home()}
        end={
          <>
            <HideCompleted />
            {isNarrow ? (
              <>
                <IconButton
                  label={m.nav_search()}
                  icon={<Search />}
                  onClick={() => overlay.set({ kind: 'search' })}
                />
                <Bell />
              </>
            ) : (
              <AddButton />
            )}
          </>
        }
      />
      {isNarrow && <HorizonWays offered={columns} />}
      <PageBody className={styles.home}>
        {/* Folded again on the next day. */}
        <EdgeLine key={today} />
        <HourStrip day={day} shown={shown} />
        <div className={styles.columns}>
          <div data-walk>
            <RunningGoalContext value={running}>
              <PeriodPanel period={day} look="column" greets isAlone list={HomeList} />
            </RunningGoalContext>
          </div>
          <div data-walk>
            <PeriodPanel period={periodOf(weekColumn, today, life)} look="column" isAlone list={HomeList} />
          </div>
          <div className={styles.side}>
            <NextSteps />
            <NewMentions />
            <div className={styles.folders}>
              <FolderLists />
            </div>
          </div>
        </div>
      </PageBody>
    </>
  );
}
