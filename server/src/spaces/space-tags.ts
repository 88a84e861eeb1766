import type { SpaceTags, SpaceTagsEditBody } from '@cairn/contract/tags';
import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import { mayEditTags } from '@cairn/core/spaces/tag-choices';
import { editedTags, type TagSetting, unsetTag } from '@cairn/core/tags/tag-settings';
import type { Person } from '../context/person.ts';
import type { Db, Tx } from '../db/database.ts';
import { statement } from '../db/statement.ts';
import type { Refusal } from '../base/refusal.ts';
import { changeOne } from '../writes/change-one.ts';
import { standingIn, standingRefusal } from '../space-access/standing.ts';
import type { ServerContext, Writer } from '../context/server-context.ts';
import { spaceKind } from './space-kind.ts';

const select = statement<FoundTags>(`
  select coalesce((select show_tags from space_settings where scope_id = $1), true) as "showTags",
    coalesce((select tags from space_settings where scope_id = $1), '[]') as settings,
    coalesce((select version from space_settings where scope_id = $1), 0) as version,
    coalesce((select rev from space_settings where scope_id = $1), 0) as rev,
    coalesce((select json_agg(used order by used.tag) from (
      select tag, count(*) filter (where g.done_date is not null) as done,
        count(*) filter (where g.done_date is null) as "notDone"
      from goals g, unnest(g.tags) as tag
      where g.scope_id = $1 and g.deleted_at is null group by tag
    ) used), '[]') as used`);

interface FoundTags {
  readonly showTags: boolean;
  readonly settings: readonly TagSetting[];
  readonly version: number;
  readonly rev: number;
  readonly used: readonly { readonly tag: string; readonly done: number; readonly notDone: number }[];
}

/** First the tags with settings, in their order, then other tags in use. */
export async function listTags(
  context: ServerContext,
  person: Person,
  spaceId: string,
): Promise<Outcome<SpaceTags, Refusal>> {
  const refusal = standingRefusal(context, await standingIn(context.db, spaceId, person.id), 'space.unknown');
  return refusal ? refused(refusal) : accepted(await tagsOf(context.db, spaceId));
}

async function tagsOf(db: Db, spaceId: string): Promise<SpaceTags> {
  const [found] = (await db.rows(select, [spaceId])) as [FoundTags];
  const counts = new Map(found.used.map(({ tag, done, notDone }) => [tag, { done, notDone }]));
  const isSet = new Set(found.settings.map(({ tag }) => tag));
  const others = found.used.filter(({ tag }) => !isSet.has(tag)).map(({ tag }) => unsetTag(tag));
  return {
    showTags: found.showTags,
    version: found.version,
    rev: found.rev,
    tags: [...found.settings, ...others].map((setting) => ({
      ...setting,
      taggedGoalsCount: counts.get(setting.tag) ?? { done: 0, notDone: 0 },
    })),
  };
}

const write = statement(`
  insert into space_settings (scope_id, id, version, created_at, modified_at, tags, show_tags)
  values ($1, $1, $2, $3, $3, $4, $5)
  on conflict (scope_id, id) do update
  set version = $2, rev = space_settings.rev + 1, modified_at = $3, tags = $4, show_tags = $5`);

export function writeTags(
  tx: Tx,
  spaceId: string,
  { tags, showTags }: { readonly tags: readonly TagSetting[]; readonly showTags: boolean },
  version: number,
  at: Date,
): void {
  tx.send(write, [spaceId, version, at, JSON.stringify(tags), showTags]);
}

/** Tags that are not sent keep their settings. */
export async function editTags(
  context: ServerContext,
  writer: Writer,
  spaceId: string,
  edit: SpaceTagsEditBody,
): Promise<Outcome<SpaceTags, Refusal>> {
  const written = await changeOne(context, writer, spaceKind, spaceId, {
    status: 200,
    may: mayEditTags,
    change: async (tx, { version }) => {
      const { tags, showTags } = await tagsOf(tx, spaceId);
      const before = tags.map(({ tag, color, hidden }) => ({ tag, color, hidden }));
      const settings = editedTags(before, edit.tags ?? []);
      const at = new Date(context.now());
      writeTags(tx, spaceId, { tags: settings, showTags: edit.showTags ?? showTags }, version, at);
      return accepted(null);
    },
  });
  return written.ok ? accepted(await tagsOf(context.db, spaceId)) : written;
}
