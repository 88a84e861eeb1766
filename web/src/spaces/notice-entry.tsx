import { useAllMembers } from '@cairn/client/react/members';
import { useCairn } from '@cairn/client/react/cairn-context';
import { useRead } from '@cairn/client/react/use-read';
import { quotedComment } from '@cairn/core/comments/quoted-comment';
import type { EventRow } from '@cairn/core/events/event';
import { noticeKindOf, type NoticeKind } from '@cairn/core/events/notices';
import { seenFields } from '@cairn/core/sync/view';
import { holdsDate } from '@cairn/core/time/periods';
import { Avatar } from '@cairn/ui/avatar';
import { HorizonGlyph } from '@cairn/ui/horizon-glyph';
import { IconButton } from '@cairn/ui/icon-button';
import { Menu, MenuItem, MenuSeparator } from '@cairn/ui/menu';
import { useNarrow } from '@cairn/ui/use-narrow';
import { m } from '@cairn/words/messages';
import { useRouter } from '@tanstack/react-router';
import ArrowRight from 'lucide-react/icons/arrow-right';
import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import AtSign from 'lucide-react/icons/at-sign';
import BellIcon from 'lucide-react/icons/bell';
import BellOff from 'lucide-react/icons/bell-off';
import Check from 'lucide-react/icons/check';
import Ellipsis from 'lucide-react/icons/ellipsis';
import MessageCircle from 'lucide-react/icons/message-circle';
import Settings2 from 'lucide-react/icons/settings-2';
import UserMinus from 'lucide-react/icons/user-minus';
import UserPlus from 'lucide-react/icons/user-plus';
import { type ReactNode, useState } from 'react';
import { bidiIsolated } from '../goals/bidi-isolated.ts';
import { clockTimes } from '../goals/clock-time.ts';
import { periodAt } from '../goals/event-parts.ts';
import { memberName } from '../goals/member-name.ts';
import { currentNames, stoneOf } from '../goals/period-words.ts';
import { namedPeriod, type Planning, usePlanning } from '../goals/planning.ts';
import type { Notice } from './notices.tsx';
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

export interface NoticeActs {
  readonly mark: (notice: Notice, isRead: boolean) => void;
  readonly open: (notice: Notice) => void;
  readonly mute: (notice: Notice) => void;
}

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
  const [menu, setMenu] = useState<Element | null>(null);
  const first = leadOf(notice, cairn.account.id);
  const kind = noticeKindOf(first, cairn.account.id);
  const isOfGoal = first.goalId !== null;
  const nameOf = ({ userId, userName }: EventRow) => memberName(members, userId, userName);
  const people = [...new Map(notice.map((event) => [event.userId, event])).values()];
  const quotes = useRead('table/comments', () => notice.map(({ commentId }) => textOf(commentId)));
  const quote = quotes[notice.indexOf(first)];
  const label = isNew ? m.notice_mark_read() : m.notice_mark_unread();
  function textOf(commentId: string | null): string {
    const record = commentId === null ? undefined : cairn.replica.recordById('comments', commentId);
    if (!record) return '';
    const { richText } = seenFields(record);
    return richText ? quotedComment(richText, (id) => memberName(members, id)).join(' ') : '';
  }

  return (
    <li className={styles.row} data-notice={notice[0].code}>
      <div className={styles.entry} data-new={isNew || undefined}>
        {isNew ? <i role="img" aria-label={m.progress_new()} /> : <i />}
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
        <div>
          <button type="button" className={styles.open} data-notice-open onClick={() => acts.open(notice)}>
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
        </div>
        {!isNarrow && (
          <span className={styles.tools}>
            <IconButton label={label} icon={<Check />} onClick={() => acts.mark(notice, isNew)} />
            {isOfGoal && (
              <IconButton label={m.goal_mute()} icon={<BellOff />} onClick={() => acts.mute(notice)} />
            )}
            <IconButton
              label={m.goal_options()}
              icon={<Ellipsis />}
              aria-haspopup="menu"
              onClick={(event) => setMenu(event.currentTarget)}
            />
          </span>
        )}
      </div>
      {isNarrow && (
        <span className={styles.swiped}>
          {isOfGoal && (
            <button type="button" onClick={() => acts.mute(notice)}>
              <BellOff />
              {m.notice_mute_short()}
            </button>
          )}
          <button type="button" data-read onClick={() => acts.mark(notice, isNew)}>
            <Check />
            {isNew ? m.notice_read_short() : m.notice_unread_short()}
          </button>
        </span>
      )}
      {menu && (
        <EntryMenu
          anchor={menu}
          isNew={isNew}
          isOfGoal={isOfGoal}
          onMark={() => acts.mark(notice, isNew)}
          onOpen={() => acts.open(notice)}
          onMute={() => acts.mute(notice)}
          onClose={() => setMenu(null)}
        />
      )}
    </li>
  );
}

interface MetaProps extends Pick<SentenceProps, 'first' | 'kind' | 'planning'> {
  readonly count: number;
  readonly isUnfolded: boolean;
  readonly onUnfold: () => void;
}

/** The period, the space, whether the user follows the goal, and the button that unfolds. */
function Meta({ first, kind, count, planning, isUnfolded, onUnfold }: MetaProps) {
  const period = periodAt(first, planning);
  return (
    <p className={styles.meta}>
      {period && (
        <span>
          <HorizonGlyph stone={stoneOf[period.columnId]} isNow={holdsDate(period, planning.today)} />
          {holdsDate(period, planning.today)
            ? currentNames[period.columnId]()
            : namedPeriod(period, planning).title}
        </span>
      )}
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

interface EntryMenuProps {
  readonly anchor: Element;
  readonly isNew: boolean;
  readonly isOfGoal: boolean;
  readonly onMark: () => void;
  readonly onOpen: () => void;
  readonly onMute: () => void;
  readonly onClose: () => void;
}

function EntryMenu({ anchor, isNew, isOfGoal, onMark, onOpen, onMute, onClose }: EntryMenuProps) {
  const router = useRouter();
  return (
    <Menu label={m.goal_options()} anchor={anchor} isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      <MenuItem icon={<Check />} shortcut="E" onSelect={onMark}>
        {isNew ? m.notice_mark_read() : m.notice_mark_unread()}
      </MenuItem>
      {isOfGoal && (
        <>
          <MenuItem icon={<ArrowUpRight />} shortcut="↵" onSelect={onOpen}>
            {m.goal_open()}
          </MenuItem>
          <MenuSeparator />
          <MenuItem icon={<BellOff />} shortcut="M" onSelect={onMute}>
            {m.goal_mute()}
          </MenuItem>
        </>
      )}
      <MenuSeparator />
      <MenuItem
        icon={<Settings2 />}
        onSelect={() => void router.navigate({ to: '/settings/$page/', params: { page: 'notifications' } })}
      >
        {m.notice_what_reaches()}
      </MenuItem>
    </Menu>
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
  const thing = first.goalId === null ? first.spaceName : first.goalName || m.goal_untitled();
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
      {verbOf(first, kind, comments)} <b dir="auto">{thing}</b> {afterOf(first, kind, planning)}
    </span>
  );
}

function verbOf(first: EventRow, kind: NoticeKind, comments: number): string {
  const verbs: Readonly<Record<NoticeKind, () => string>> = {
    mention: m.notice_mentioned,
    given: m.notice_given,
    comment: () => (comments > 1 ? m.notice_comments({ count: comments }) : m.notice_commented()),
    done: m.notice_done,
    moved: m.notice_moved,
    joined: m.notice_joined,
    left: () =>
      first.otherUserId === first.userId
        ? m.notice_left()
        : m.notice_removed({ person: bidiIsolated(first.otherUserName || m.person_removed()) }),
  };
  return verbs[kind]();
}

function afterOf(event: EventRow, kind: NoticeKind, planning: Planning): string {
  const period = kind === 'moved' ? periodAt(event, planning) : null;
  return period === null ? '' : m.deed_to({ period: namedPeriod(period, planning).title });
}

/** One line for an unfolded notice without a text of its own. */
function shortOf(event: EventRow, reader: string): string {
  return verbOf(event, noticeKindOf(event, reader), 1);
}
