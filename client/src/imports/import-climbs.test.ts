import { climbFieldsOf } from '@cairn/core/climbs/climb';
import type { CairnExport } from '@cairn/core/exports/cairn-export';
import { exportText } from '@cairn/core/exports/export-text';
import { readExport } from '@cairn/core/exports/read-export';
import { recordOfRow } from '@cairn/core/sync/record';
import { goalsOf, mark, step } from '@cairn/core/testing/climbs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Cairn } from '../cairn/cairn.ts';
import { type OwnClimb, ownClimbOf, ownClimbsOf } from '../climbs/own-climbs.ts';
import { createClimb, editClimb } from '../climbs/own-climbs-edit.ts';
import { addStep, editStep } from '../climbs/own-climbs-steps.ts';
import { collectExport } from '../exports/collect-export.ts';
import { openCairnIn } from '../opening/open-cairn.ts';
import { ida } from '../testing/ida.ts';
import { lonelyEnvironment } from '../testing/lonely-environment.ts';
import { made } from '../testing/made.ts';
import { importPlan, plannedImport } from './import-plan.ts';

const space = ida.defaultSpaceId as string;
const at = '2026-11-21T10:00:00.000Z';
const opened: Cairn[] = [];
let here: Cairn;

beforeEach(async () => {
  here = await device();
});
afterEach(() => {
  for (const cairn of opened.splice(0)) cairn.close();
});

async function device(): Promise<Cairn> {
  const cairn = await openCairnIn(lonelyEnvironment(Date.parse(at)), ida, null);
  await cairn.opened;
  const row = { id: space, name: 'Own', emoji: null, color: '#3670C9', enabledColumnIds: [1, 2, 3] };
  cairn.replica.apply([recordOfRow('spaces', space, { ...row, version: 1, rev: 1 } as never, at)]);
  opened.push(cairn);
  return cairn;
}

const collected = (cairn: Cairn) => collectExport(cairn, { name: 'Ida', email: ida.email });
const read = (exported: CairnExport) => made(readExport(JSON.parse([...exportText(exported)].join(''))));
const toOwn = { spaces: new Map([[space, space]]), hasAllColors: true };

const blank = {
  parent: null,
  bucketId: null,
  datetimeFr: null,
  datetimeTo: null,
  createdDatetime: at,
  type: null,
  assignee: null,
  color: null,
  durationMinutes: null,
  tags: [],
  public: false,
  horizonSequenceNo: 2000,
  bucketSequenceNo: 2000,
  subgoalSequenceNo: 2000,
  recurrence: null,
  richThoughts: null,
};

test('own climbs come back as drafts, and the goals of a running one as plain goals, which the preview says', async () => {
  const { key } = createClimb(here);
  made(
    editClimb(here, key, { name: 'To the summit', category: 'outdoors', inOrder: true, suggestedStart: 1 }),
  );
  const { id } = made(addStep(here, key));
  made(
    editStep(here, key, id, { name: 'Pack', repeatCount: 2, richThoughts: { ops: [{ insert: 'How?\n' }] } }),
  );
  const steps = [step('a'), step('b', { periodIndex: 2 })];
  const goals = goalsOf(steps, '2026-11-21').map((goal) => ({ ...goal, space, climbSubscription: 'c' }));
  const started = {
    id: 'c',
    climb: mark,
    inOrder: false,
    space,
    settings: { startDate: '2026-11-21' },
    restart: null,
    steps,
    settled: {},
    climbVersion: 1,
    createdDatetime: at,
    modifiedDatetime: at,
  };
  here.replica.apply([
    recordOfRow('climb_subscriptions', ida.uuid as string, { ...started, version: 1, rev: 1 } as never, at),
    ...goals.map((goal, sequenceNo) =>
      recordOfRow('goals', space, { ...blank, ...goal, sequenceNo, rev: 1, version: 1 } as never, at),
    ),
  ]);
  const exported = read(await collected(here));
  expect(exported.startedClimbs).toMatchObject([{ id: 'c', goals: ['1 a', '1 b'], startDate: '2026-11-21' }]);
  const there = await device();
  const leftOver = [{ kind: 'startedClimbs', count: 1, examples: [mark.name] }];
  expect(await plannedImport(there, exported, toOwn)).toEqual({ goals: 2, climbs: 1, leftOver });
  expect(await importPlan(there, exported, toOwn)).toMatchObject({ end: 'whole', goals: 2, leftOver });
  const [own] = ownClimbsOf(there);
  expect(own && climbFieldsOf(own)).toEqual(climbFieldsOf(ownClimbOf(here, key) as OwnClimb));
  expect(own?.public).toBe(false);
  expect([...there.replica.seenGoals()].map(({ climbStep, dueDate }) => [climbStep, dueDate])).toEqual([
    [null, '2026-11-21'],
    [null, '2026-11-22'],
  ]);
});

test('an export from before there were climbs is read', async () => {
  const { climbs: _, startedClimbs: __, ...old } = await collected(here);
  expect(made(readExport(JSON.parse(JSON.stringify(old))))).toMatchObject({
    climbs: null,
    startedClimbs: null,
  });
  const broken = { ...old, climbs: [{ id: 'x', name: 'Half' }] };
  expect(readExport(broken)).toMatchObject({ refusal: { code: 'import.broken' } });
});
