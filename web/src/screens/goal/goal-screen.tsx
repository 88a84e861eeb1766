import { useGoal } from '@cairn/client/react/goal';
import { nameInSentence } from '@cairn/core/names/name-in-sentence';
import { Skeleton } from '@cairn/ui/skeleton';
import { showToast } from '@cairn/ui/toast';
import { m } from '@cairn/words/messages';
import { useNavigate, useParams, useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef } from 'react';
import { PageHead } from '../../page/page-head.tsx';
import { LinkedGoalPage } from '../../public-pages/linked-goal.tsx';
import { GoalContent } from '../../goal-view/goal-content.tsx';
import styles from '../../goal-view/goal-content.module.css';
import { GoneGoal, useGoneWhileWritten } from '../../goal-view/gone-goal.tsx';
import { isClosed } from '../../goals/locked-goal.ts';
import { LockedGoal } from './locked-goal.tsx';
import { useFocusMode } from '../../goal-view/use-focus-mode.ts';

export function GoalScreen() {
  const { id } = useParams({ from: '/member/goals/$id/{-$slug}' });
  const navigate = useNavigate();
  const router = useRouter();
  const { status, goal } = useGoal(id);
  const gone = useGoneWhileWritten(goal);
  const title = useRef<HTMLTextAreaElement>(null);
  const focusMode = useFocusMode();

  const leaveMissing = () => {
    showToast({ text: `${m.goal_missing()}. ${m.goal_missing_lead()}` });
    void navigate({ to: '/horizons/', replace: true });
  };

  const close = () => {
    // After a direct visit there is no page to return to.
    if (router.history.canGoBack()) router.history.back();
    else void navigate({ to: '/horizons/' });
  };

  const closeOnEscape = useEffectEvent((event: KeyboardEvent) => {
    // A menu or an edited row handles the key first.
    if (
      event.key !== 'Escape' ||
      event.defaultPrevented ||
      document.querySelector('[role=dialog], [role=menu]')
    )
      return;
    if (!focusMode.leave()) close();
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => closeOnEscape(event);
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);

  if (gone)
    return (
      <article className={styles.page}>
        <PageTitle name={gone.name} />
        <GoneGoal goal={gone} />
      </article>
    );
  // A public goal's link, or a member's goal by code.
  if (status === 'missing') return <LinkedGoalPage code={id} onNothing={leaveMissing} />;
  if (!goal) {
    return (
      <>
        <PageHead title={m.goal_name_label()} />
        <div className={styles.waiting}>
          <Skeleton label={m.loading()} />
        </div>
      </>
    );
  }
  if (isClosed(goal)) {
    return (
      <>
        <PageHead title={m.goal_name_label()} />
        <LockedGoal goal={goal} />
      </>
    );
  }
  return (
    <article className={styles.page} data-fills={focusMode.isOn || undefined}>
      <PageTitle name={goal.name} />
      <GoalContent key={goal.key} goal={goal} titleRef={title} onClose={close} isPage />
    </article>
  );
}

function PageTitle({ name }: { readonly name: string }) {
  useEffect(() => {
    document.title = m.app_page_title({ page: nameInSentence(name) || m.goal_untitled() });
  }, [name]);
  return null;
}
