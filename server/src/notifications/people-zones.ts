import { defaultSettings } from '@cairn/core/accounts/settings';
import type { Db } from '../db/database.ts';
import { statement } from '../db/statement.ts';

export const zoneOfPerson = `coalesce(us.settings ->> 'timezone', '${defaultSettings.timezone}')`;

/** SQL that walks an index, one step for each zone. */
export const zonesOf = (table: string, zone: string, condition: string) => `
  with recursive zones (zone) as (
    (select ${zone} from ${table} where ${condition} order by 1 limit 1)
    union all
    select (select ${zone} from ${table} where ${condition} and ${zone} > zones.zone order by 1 limit 1)
    from zones where zones.zone is not null
  ) select zone from zones where zone is not null`;

const select = statement<{ zone: string }>(zonesOf('user_settings us', zoneOfPerson, 'true'));

export async function peopleZones(db: Db): Promise<readonly string[]> {
  return (await db.rows(select)).map(({ zone }) => zone);
}
