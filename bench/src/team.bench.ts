// Opens the team page offline, with 50 members and 20,000 goals.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tellOpening } from './cold-opening.ts';
import { startFloor } from './floor-server.ts';
import { seedGoals, signUp, startServer } from './running-server.ts';
import { seedMembers } from './seeded-members.ts';
import { warmProfile } from './warm-profile.ts';

const members = 50;
const goals = 20_000;
const openingMark = 200;
const path = '/team/';

const server = await startServer();
const floor = await startFloor();
const profile = mkdtempSync(join(tmpdir(), 'cairn-profile-'));
const emptyProfile = mkdtempSync(join(tmpdir(), 'cairn-profile-'));
const owner = await signUp(server.origin);
const others = await seedMembers(server.database, owner.defaultSpaceId, members - 1);
await seedGoals(server.database, owner, goals);
await server.database.query(
  `with numbered as (select id, row_number() over (order by code) as n from goals where scope_id = $1)
   update goals g set assignee = ($2::text[])[1 + n % $3],
     column_id = case when n <= 200 then 2 else column_id end,
     due_date = case when n <= 200 then (date_trunc('week', current_date) + interval '6 days')::date else due_date end
   from numbered where g.scope_id = $1 and g.id = numbered.id`,
  [owner.defaultSpaceId, [owner, ...others].map(({ code }) => code), members],
);
await warmProfile(profile, server.origin, owner, path);
await server.stop();
await tellOpening(
  { profile: emptyProfile, address: floor.origin },
  {
    profile,
    address: server.origin + path,
    name: `team of ${members} with ${goals} goals`,
    mark: openingMark,
  },
);
await floor.stop();
for (const folder of [profile, emptyProfile]) rmSync(folder, { recursive: true, force: true });
