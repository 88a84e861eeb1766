import { useAllMembers } from '@cairn/client/react/members';
import { useCairn } from '@cairn/client/react/cairn-context';
import { useRead } from '@cairn/client/react/use-read';
import { quotedComment } from '@cairn/core/comments/quoted-comment';
import type { EventRow } from '@cairn/core/events/event';
import { noticeKindOf, type NoticeKind } from '@cairn/core/events/notices';
import { seenFields } from '@cairn/core/sync/view';
import { Avatar } from '@cairn/ui/avatar';
import { useNarrow } from '@cairn/ui/use-narrow';
import { m } from '@cairn/words/messages';
import ArrowRight from 'lucide-react/icons/arrow-right';
import AtSign from 'lucide-react/icons/at-sign';
import BellIcon from 'lucide-react/icons/bell';
import Check from 'lucide-react/icons/check';
import MessageCircle from 'lucide-react/icons/message-circle';
import UserMinus from 'lucide-react/icons/user-minus';
import UserPlus from 'lucide-react/icons/user-plus';
import { type ReactNode, useState } from 'react';
import { clockTimes } from '../goals/clock-time.ts';
import { periodAt } from '../goals/event-parts.ts';
import { memberName } from '../goals/member-name.ts';
import { type Planning, usePlanning } from '../goals/planning.ts';
import { type NoticeActs, NoticeFrame } from './notice-frame.tsx';
import { NoticePlace } from './notice-place.tsx';
import type { Notice } from './notice-entries.ts';
import { afterOf, thingOf, verbOf } from './notice-words.ts';
import styles from './notice-entry.module.css';

const signs: Readonly<Record<NoticeKind, ReactNode>> = {
  mention: <AtSign />,
  given: <UserPlus />,
  comment: <MessageCircle />,
  done: <Check />,
  moved: <ArrowRight />,
  joined: <UserPlus />,
  left: <UserMinus />,
};

interface NoticeEntryProps {
  readonly notice: Notice;
  readonly isNew: boolean;
  readonly acts: NoticeActs;
}

export function NoticeEntry({ notice, isNew, acts }: NoticeEntryProps) {
  const cairn = useCairn();
  const planning = usePlanning();
  const members = useAllMembers();
  const isNarrow = useNarrow();
  const [isUnfolded, setUnfolded] = useState(false);
  const first = leadOf(notice, cairn.account.id);
  const kind = noticeKindOf(first, cairn.account.id);
  const nameOf = ({ userId, userName }: EventRow) => memberName(members, userId, userName);
  const people = [...new Map(notice.map((event) => [event.userId, event])).values()];
  const quotes = useRead('table/comments', () => notice.map(({ commentId }) => textOf(commentId)));
  const quote = quotes[notice.indexOf(first)];
  function textOf(commentId: string | null): string {
    const record = commentId === null ? undefined : cairn.replica.recordById('comments', commentId);
    if (!record) return '';
    const { richText } = seenFields(record);
    return richText ? quotedComment(richText, (id) => memberName(members, id)).join(' ') : '';
  }

  return (
    <NoticeFrame
      code={notice[0].code}
      isNew={isNew}
      isOfGoal={first.goalId !== null}
      acts={acts}
      sign={
        <span className={styles.who} data-two={people.length > 1 || undefined}>
          {people.slice(0, 2).map((event) => (
            <Avatar
              key={event.userId}
              name={nameOf(event)}
              image={members.find(({ userId }) => userId === event.userId)?.image ?? null}
              size={people.length > 1 ? (isNarrow ? 27 : 22) : isNarrow ? 36 : 30}
            />
          ))}
          {people.length === 1 && <span className={styles.sign}>{signs[kind]}</span>}
        </span>
      }
    >
      <button type="button" className={styles.open} data-notice-open onClick={acts.open}>
        <time dateTime={first.datetime}>{clockTimes(first.datetime, null, planning)}</time>
        <Sentence
          first={first}
          kind={kind}
          comments={notice.filter(({ type }) => type === 'COMMENT_CREATED').length}
          people={(kind === 'comment' ? people : [first]).map(nameOf)}
          planning={planning}
        />
      </button>
      {isUnfolded ? (
        <ul className={styles.unfolded}>
          {[...notice.entries()].toReversed().map(([at, event]) => (
            <li key={event.code}>
              <b dir="auto">{nameOf(event)}</b>
              <time dateTime={event.datetime}>{clockTimes(event.datetime, null, planning)}</time>
              <p dir="auto">{quotes[at] || shortOf(event, cairn.account.id)}</p>
            </li>
          ))}
        </ul>
      ) : (
        quote && (
          <p className={styles.quote} dir="auto">
            {people.length > 1 && <b>{nameOf(first)} </b>}
            {quote}
          </p>
        )
      )}
      <Meta
        first={first}
        count={notice.length}
        kind={kind}
        planning={planning}
        isUnfolded={isUnfolded}
        onUnfold={() => setUnfolded(!isUnfolded)}
      />
    </NoticeFrame>
  );
}

interface MetaProps extends Pick<SentenceProps, 'first' | 'kind' | 'planning'> {
  readonly count: number;
  readonly isUnfolded: boolean;
  readonly onUnfold: () => void;
}

/** The period, the space, whether the user follows the goal, and the button that unfolds. */
function Meta({ first, kind, count, planning, isUnfolded, onUnfold }: MetaProps) {
  return (
    <p className={styles.meta}>
      <NoticePlace period={periodAt(first, planning)} planning={planning} />
      {first.goalId !== null && first.spaceName && <span dir="auto">{first.spaceName}</span>}
      {(kind === 'comment' || kind === 'done' || kind === 'moved') && (
        <span>
          <BellIcon />
          {m.notice_followed()}
        </span>
      )}
      {count > 1 && (
        <button type="button" aria-expanded={isUnfolded} onClick={onUnfold}>
          {isUnfolded ? m.notice_fold() : m.notice_unfold({ count })}
        </button>
      )}
    </p>
  );
}

/** The notice that an entry shows when folded: a mention or a goal for the reader first, otherwise the newest. */
function leadOf(notice: Notice, reader: string): EventRow {
  const ofKind = (kind: NoticeKind) => notice.find((event) => noticeKindOf(event, reader) === kind);
  return ofKind('mention') ?? ofKind('given') ?? notice[0];
}

interface SentenceProps {
  readonly first: EventRow;
  /** How many of the entry's notices are comments. */
  readonly comments: number;
  readonly kind: NoticeKind;
  readonly people: readonly string[];
  readonly planning: Planning;
}

function Sentence({ first, kind, comments, people, planning }: SentenceProps) {
  const names = new Intl.ListFormat(planning.locale).formatToParts(people);
  return (
    <span className={styles.sentence}>
      {names.map(({ type, value }, at) =>
        type === 'element' ? (
          // The parts have no ids, and their order stays.
          // eslint-disable-next-line react/no-array-index-key
          <b key={at} dir="auto">
            {value}
          </b>
        ) : (
          value
        ),
      )}{' '}
      {verbOf(first, kind, comments)} <b dir="auto">{thingOf(first)}</b> {afterOf(first, kind, planning)}
    </span>
  );
}

/** One line for an unfolded notice without a text of its own. */
function shortOf(event: EventRow, reader: string): string {
  return verbOf(event, noticeKindOf(event, reader), 1);
}
