import { filesOnTop, floors } from './scripts/floors.mjs';

// The packages that each package may import (ARCHITECTURE.md, "Rooms").
const mayImport = {
  core: [],
  contract: ['core'],
  words: ['contract'],
  client: ['core', 'contract'],
  ui: [],
  server: ['core', 'contract', 'words'],
  web: ['core', 'contract', 'words', 'client', 'ui'],
};
const rooms = Object.keys(mayImport);

const walls = rooms.map((room) => ({
  name: `${room} imports only ${mayImport[room].join(', ') || 'itself'}`,
  severity: 'error',
  from: { path: `^${room}/src/`, pathNot: '\\.test\\.tsx?$' },
  to: {
    path: `^(${[...rooms, 'tests', 'bench'].filter((other) => other !== room && !mayImport[room].includes(other)).join('|')})/`,
  },
}));

/** Test helpers may start the whole server, and any test may use them. */
const isTestCode = '\\.test\\.tsx?$|/testing/';
const besides = '[^/]+\\.tsx?$';
const storeys = Object.entries(floors).flatMap(([room, order]) => {
  const isTop = filesOnTop.includes(room);
  const ground = {
    name: `${room}: files beside the folders import no folder`,
    severity: 'error',
    from: { path: `^${room}/src/${besides}`, pathNot: isTestCode },
    to: { path: `^${room}/src/.+/` },
  };
  const folders = order.map((folder, index) => ({
    name: `${room}/${folder} imports only folders below it`,
    severity: 'error',
    from: { path: `^${room}/src/${folder}/`, pathNot: isTestCode },
    to: {
      path: `^${room}/src/(${[...order.slice(index + 1).map((later) => `${later}/`), ...(isTop ? [besides] : [])].join('|')})`,
    },
  }));
  const unplaced = {
    name: `a folder of ${room} has a floor`,
    severity: 'error',
    from: { path: `^${room}/src/[^/]+/`, pathNot: `^${room}/src/(${order.join('|')})/` },
    to: {},
  };
  // The highest folder has nothing above it, except in packages whose files are on top.
  return isTop ? [unplaced, ...folders] : [unplaced, ground, ...folders.slice(0, -1)];
});

const webRules = [
  {
    name: 'a screen imports no other screen',
    severity: 'error',
    from: { path: '^web/src/screens/([^/]+)/' },
    to: { path: '^web/src/screens/', pathNot: '^web/src/screens/$1/' },
  },
  {
    name: 'web/shell reaches screens only through routes.ts',
    severity: 'error',
    from: { path: '^web/src/shell/' },
    to: { path: '^web/src/screens/' },
  },
];

export default {
  forbidden: [
    ...walls,
    ...storeys,
    ...webRules,
    {
      name: 'no circles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'core and contract know no machine',
      severity: 'error',
      from: { path: '^(core|contract)/src/', pathNot: '\\.test\\.ts$' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'only client/react knows React',
      severity: 'error',
      from: { path: '^client/src/', pathNot: '^client/src/react/' },
      to: { path: 'node_modules/react' },
    },
    {
      name: 'a screen never asks the network by itself',
      severity: 'error',
      from: { path: '^web/src/' },
      to: { path: '^client/src/wire/' },
    },
    {
      name: 'every import is found',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:|\\?' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|generated|test-results)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
