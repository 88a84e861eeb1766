import { boardsOf } from '@cairn/client/boards/boards-of';
import { startedClimbs } from '@cairn/client/replica/started-climbs';
import { listsOf } from '@cairn/client/boards/lists-of';
import { spacesOf } from '@cairn/client/replica/spaces-of';
import { tagsInUse } from '@cairn/client/search/tags-in-use';
import { membersOf } from '@cairn/client/spaces/standing';
import { Avatar } from '@cairn/ui/avatar';
import { SpaceTile } from '@cairn/ui/space-tile';
import { m } from '@cairn/words/messages';
import Hash from 'lucide-react/icons/hash';
import Kanban from 'lucide-react/icons/kanban';
import ListIcon from 'lucide-react/icons/list';
import Mountain from 'lucide-react/icons/mountain';
import { scrollWhenShown } from './go-to-period.ts';
import { type Command, commandIn, type CommandHold } from './command.ts';

const find = commandIn('find');

/** Boards, lists, climbs, spaces, people and tags on this device. */
export function namedThings({ cairn, router }: Pick<CommandHold, 'cairn' | 'router'>): readonly Command[] {
  const spaces = spacesOf(cairn);
  const boards = spaces.flatMap(({ id }) => boardsOf(cairn, id));
  const toBoard = (code: string) => router.navigate({ to: '/boards/$code/', params: { code } });
  const toList = (code: string, list: string) =>
    scrollWhenShown(toBoard(code), `[data-list="${CSS.escape(list)}"]`);
  const people = new Map(
    spaces.flatMap(({ id }) => membersOf(cairn, id)).map((member) => [member.userId, member]),
  );
  return [
    ...boards.map(({ key, code, name, emoji }) =>
      find(`board-${key}`, name, emoji ?? <Kanban />, () => toBoard(code ?? key), {
        beside: m.command_board(),
      }),
    ),
    ...boards.flatMap((board) =>
      listsOf(cairn, board.key).map(({ key, name }) =>
        find(`list-${key}`, name, <ListIcon />, () => toList(board.code ?? board.key, key), {
          beside: board.name,
        }),
      ),
    ),
    ...startedClimbs(cairn).map(({ key, climb }) =>
      find(
        `climb-${key}`,
        climb.name || m.climb_untitled(),
        <Mountain />,
        () => router.navigate({ to: '/climbs/$code/', params: { code: climb.code } }),
        { beside: m.command_climb() },
      ),
    ),
    ...spaces.map(({ id, ...space }) =>
      find(
        `in-space-${id}`,
        space.name,
        <SpaceTile {...space} size={20} />,
        () => router.navigate({ to: '/spaces/$id/{-$part}/', params: { id, part: undefined } }),
        { beside: m.command_a_space() },
      ),
    ),
    ...[...people.values()].flatMap(({ userId, userCode, name, image }) =>
      name && userId !== cairn.account.id
        ? find(
            `person-${userId}`,
            name,
            <Avatar name={name} image={image} size={20} />,
            () => router.navigate({ to: '/team/{-$id}/', params: { id: userCode } }),
            { beside: m.command_person() },
          )
        : [],
    ),
    ...tagsInUse(cairn).map((tag) =>
      find(`tag-${tag}`, tag, <Hash />, () => router.navigate({ to: '/search/', search: { tag } }), {
        beside: m.command_tag(),
      }),
    ),
  ];
}
