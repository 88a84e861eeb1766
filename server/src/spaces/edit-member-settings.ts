import type { MemberSettingsEditBody } from '@cairn/contract/spaces';
import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import { editedMemberSettings } from '@cairn/core/spaces/edited-member-settings';
import {
  defaultMemberSettings,
  type MemberSettings,
  type MemberSettingsRow,
} from '@cairn/core/spaces/member-settings';
import { maySee } from '@cairn/core/spaces/roles';
import type { Db } from '../db/database.ts';
import { statement } from '../db/statement.ts';
import type { Refusal } from '../base/refusal.ts';
import { changeOne } from '../writes/change-one.ts';
import type { ServerContext, Writer } from '../context/server-context.ts';
import { spaceKind } from './space-kind.ts';
import { memberSettingsColumns, memberSettingsText } from '../space-access/space-text.ts';

const select = statement<{ row: MemberSettingsRow }>(`
  select ${memberSettingsText('ms')}::json as row from member_settings ms
  where ms.scope_id = $1 and ms.id = $2 and ms.deleted_at is null`);

const names = memberSettingsColumns.map(([column]) => column).join(', ');
const given = memberSettingsColumns.map(([, field, type]) => `"${field}" ${type}`).join(', ');
const values = memberSettingsColumns.map(([, field]) => `n."${field}"`).join(', ');
const excluded = memberSettingsColumns.map(([column]) => `excluded.${column}`).join(', ');

const write = statement(`
  insert into member_settings (scope_id, id, version, created_at, modified_at, ${names})
  select $1, $2, $3, $4, $4, ${values} from jsonb_to_record($5::jsonb) as n (${given})
  on conflict (scope_id, id) do update
  set version = $3, rev = member_settings.rev + 1, modified_at = $4, deleted_at = null, (${names}) = row(${excluded})`);

/** A member's settings are rows of the member's own scope. */
const ownSettings: typeof spaceKind = { ...spaceKind, scopeOf: (_, person) => person.id };

type Edit = (before: MemberSettings) => MemberSettingsEditBody;

/** @param edit returns what changes */
export async function editMemberSettings(
  context: ServerContext,
  writer: Writer,
  spaceId: string,
  edit: Edit,
): Promise<Outcome<MemberSettingsRow, Refusal>> {
  const { id: personId } = writer.person;
  const written = await changeOne(context, writer, ownSettings, spaceId, {
    status: 200,
    may: maySee,
    change: async (tx, { version }) => {
      await writeMemberSettings(tx, personId, spaceId, edit, version, new Date(context.now()));
      return accepted(null);
    },
  });
  if (!written.ok) return written;
  const row = await settingsIn(context.db, personId, spaceId);
  return row ? accepted(row) : refused({ code: 'space.unknown' });
}

/** @param version of the person's scope, which must be locked */
export async function writeMemberSettings(
  tx: Db,
  personId: string,
  spaceId: string,
  edit: Edit,
  version: number,
  at: Date,
): Promise<void> {
  const before = (await settingsIn(tx, personId, spaceId)) ?? defaultMemberSettings;
  const sent = Object.fromEntries(Object.entries(edit(before)).filter(([, value]) => value !== undefined));
  const edited = editedMemberSettings(before, sent, at.toISOString());
  await tx.rows(write, [personId, spaceId, version, at, JSON.stringify(edited)]);
}

async function settingsIn(db: Db, personId: string, spaceId: string): Promise<MemberSettingsRow | null> {
  const [found] = await db.rows(select, [personId, spaceId]);
  return found?.row ?? null;
}
