import { publishGoal, readPublication, unpublishGoal } from '@cairn/client/goals/publications';
import type { AskRefusal } from '@cairn/client/ask-refusal';
import { useCairn } from '@cairn/client/react/cairn-context';
import { useMembers, useStanding } from '@cairn/client/react/members';
import type { GoalView } from '@cairn/client/replica/goal-view';
import type { Publication, PublicationEdit } from '@cairn/contract/publications';
import type { Outcome } from '@cairn/core/outcome';
import { mayInvite } from '@cairn/core/spaces/roles';
import { Button } from '@cairn/ui/button';
import { Field } from '@cairn/ui/field';
import { Popover } from '@cairn/ui/popover';
import { Segmented } from '@cairn/ui/segmented';
import { Skeleton } from '@cairn/ui/skeleton';
import { Switch } from '@cairn/ui/switch';
import { showToast } from '@cairn/ui/toast';
import { m } from '@cairn/words/messages';
import { Link } from '@tanstack/react-router';
import UserPlus from 'lucide-react/icons/user-plus';
import { useState } from 'react';
import { useServerQuery } from '../queries/use-server-query.ts';
import { reasonOf } from '../base/reason-of.ts';
import { bidiIsolated } from '../goals/bidi-isolated.ts';
import { usePlanning } from '../goals/planning.ts';
import { LinkLine } from '../pickers/link-line.tsx';
import styles from './share-surface.module.css';

interface ShareSurfaceProps {
  readonly goal: GoalView;
  readonly anchor: Element;
  readonly onClose: () => void;
}

/** Publishes a goal; needs the network (docs/product.md, "A public goal"). */
export function ShareSurface({ goal, anchor, onClose }: ShareSurfaceProps) {
  const obstacle = obstacleOf(goal);
  return (
    <Popover
      label={m.share_title()}
      closeLabel={m.action_close()}
      anchor={anchor}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <div className={styles.share}>
        <h2>{m.share_title()}</h2>
        {goal.id === null || obstacle !== null ? (
          <>
            {goal.id !== null && <MemberLink goal={goal} goalId={goal.id} />}
            <p role="status">{obstacle}</p>
          </>
        ) : (
          <ShareForm goal={goal} goalId={goal.id} />
        )}
        <InviteLink space={goal.space} onFollow={onClose} />
      </div>
    </Popover>
  );
}

function InviteLink({ space, onFollow }: { readonly space: string; readonly onFollow: () => void }) {
  const standing = useStanding(useMembers(space));
  if (!mayInvite(standing)) return null;
  return (
    <Link
      to="/spaces/$id/{-$part}/"
      params={{ id: space }}
      hash="invite"
      className={styles.invite}
      onClick={onFollow}
    >
      <UserPlus aria-hidden="true" />
      {m.share_invite()}
    </Link>
  );
}

function obstacleOf({ id, recurrence, public: isPublic, isViewed }: GoalView): string | null {
  if (id === null) return m.share_unsaved();
  if (isViewed) return m.refusal_space_read_only();
  return recurrence !== null && !isPublic ? m.refusal_goal_public_recurring() : null;
}

function MemberLink({ goal, goalId }: ShareFormProps) {
  const url = `${location.origin}/goals/${goalId}/`;
  return <LinkLine name={goal.name} url={url} label={m.share_member_link()} />;
}

interface ShareFormProps {
  readonly goal: GoalView;
  readonly goalId: string;
}

function ShareForm({ goal, goalId }: ShareFormProps) {
  const cairn = useCairn();
  const { today } = usePlanning();
  const [isBusy, setBusy] = useState(false);
  const query = useServerQuery(['goals', 'publication', goalId], () => readPublication(cairn, goalId));

  if (!query.value)
    return (
      <>
        {!goal.public && <MemberLink goal={goal} goalId={goalId} />}
        {query.refusal ? (
          <p role="status">{reasonOf(query.refusal, m.share_offline())}</p>
        ) : (
          <Skeleton label={m.loading()} />
        )}
      </>
    );
  const publication = query.value;
  const { isPublic, url, subgoals, endDate, author } = publication;
  const showsAuthor = !isPublic || author !== null;

  const keep = async (change: Promise<Outcome<Publication, AskRefusal>>) => {
    setBusy(true);
    const outcome = await change;
    setBusy(false);
    if (outcome.ok) query.replace(outcome.value);
    else showToast({ text: reasonOf(outcome.refusal, m.share_offline()) });
    return outcome;
  };
  const publish = (edit: Partial<PublicationEdit>) =>
    keep(publishGoal(cairn, goalId, { subgoals, endDate, showsAuthor, ...edit }));
  const showAuthor = async (isWanted: boolean) => {
    if (isBusy) return;
    const published = await publish({ showsAuthor: isWanted });
    if (isWanted && published.ok && published.value.author === null) showToast({ text: m.share_no_name() });
  };
  const end = () =>
    keep(
      unpublishGoal(cairn, goalId).then((outcome) =>
        outcome.ok
          ? { ok: true, value: { ...publication, isPublic: false, url: null, author: null } }
          : outcome,
      ),
    );

  return (
    <>
      {isPublic && url !== null ? (
        <LinkLine name={goal.name} url={url} />
      ) : (
        <MemberLink goal={goal} goalId={goalId} />
      )}
      <Switch
        label={m.share_publish()}
        isOn={isPublic}
        onChange={(isOn) => void (isBusy || (isOn ? publish({}) : end()))}
      />
      <p className={styles.lead}>{isPublic ? m.share_public_lead() : m.share_private_lead()}</p>
      {isPublic && url !== null && (
        <>
          <Segmented
            label={m.share_subgoals()}
            segments={[
              { value: 'public', label: m.share_subgoals_public() },
              { value: 'all', label: m.share_subgoals_all() },
            ]}
            value={subgoals}
            onChange={(wanted) => void publish({ subgoals: wanted })}
          />
          <Switch
            label={m.share_show_author()}
            isOn={author !== null}
            onChange={(isOn) => void showAuthor(isOn)}
          />
          {author !== null && (
            <p className={styles.lead}>{m.public_goal_by({ name: bidiIsolated(author) })}</p>
          )}
          <Field
            label={m.share_until()}
            type="date"
            min={today}
            value={endDate ?? ''}
            onChange={(event) => void publish({ endDate: event.currentTarget.value || null })}
          />
          <Button
            disabled={isBusy}
            onClick={() =>
              void publish({ newLink: true }).then(
                (renewed) => renewed.ok && showToast({ text: m.share_link_renewed() }),
              )
            }
          >
            {m.share_new_link()}
          </Button>
        </>
      )}
    </>
  );
}
