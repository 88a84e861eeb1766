import { dayColumn, weekColumn } from '@cairn/core/time/horizons';
import { periodOf } from '@cairn/core/time/periods';
import { useNarrow } from '@cairn/ui/use-narrow';
import { m } from '@cairn/words/messages';
import { FolderLists } from '../../folders/folder-lists.tsx';
import { usePlanning } from '../../goals/planning.ts';
import { AddButton } from '../../periods/add-button.tsx';
import { HideCompleted } from '../../periods/hide-completed.tsx';
import { PeriodPanel } from '../../periods/period-panel.tsx';
import { Bell } from '../../spaces/bell.tsx';
import { PageBody } from '../../page/page-body.tsx';
import { PageHead } from '../../page/page-head.tsx';
import { quietPart } from '../../base/quiet-part.tsx';
import { EdgeLine } from './edge-line.tsx';
import styles from './home-screen.module.css';
import { HourStrip } from './hour-strip.tsx';

/** Only this part of the page needs the server. */
const NewMentions = quietPart(() => import('./new-mentions.tsx').then((part) => part.NewMentions));

/**
 * `/home/`: today, this week, the hours as a strip, pinned goals, favourites and unseen mentions
 * (docs/product.md, "Home").
 */
export function HomeScreen() {
  const { today, life } = usePlanning();
  const isNarrow = useNarrow();
  return (
    <>
      <PageHead
        title={m.nav_home()}
        end={
          <>
            <HideCompleted />
            {isNarrow ? <Bell /> : <AddButton />}
          </>
        }
      />
      <PageBody className={styles.home}>
        {/* Closed again on the next day. */}
        <EdgeLine key={today} />
        <NewMentions />
        <HourStrip day={periodOf(dayColumn, today, life)} />
        <div className={styles.columns}>
          <div data-walk>
            <PeriodPanel period={periodOf(dayColumn, today, life)} look="column" greets isAlone />
          </div>
          <div data-walk>
            <PeriodPanel period={periodOf(weekColumn, today, life)} look="column" isAlone />
          </div>
          <div className={styles.folders}>
            <FolderLists />
          </div>
        </div>
      </PageBody>
    </>
  );
}
