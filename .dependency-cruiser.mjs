// Which room may import which (ARCHITECTURE.md, "Rooms"). An import may only point to the rooms named here.
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

/** The folders of the web app from the lowest to the highest; above all are the files beside them, such as `routes.ts`. */
const webFloors = [
  'bundle',
  'base',
  'worker',
  'asked',
  'drag',
  'goals',
  'page',
  'folders',
  'pickers',
  'drop',
  'notes',
  'periods',
  'hours',
  'spaces',
  'account',
  'imports',
  'boards',
  'public-pages',
  'goal-view',
  'commands',
  'screens',
  'shell',
];
const floors = [
  ...webFloors.map((floor, index) => ({
    name: `web/${floor} imports only folders below it`,
    severity: 'error',
    from: { path: `^web/src/${floor}/` },
    to: {
      path: `^web/src/(${[...webFloors.slice(index + 1).map((above) => `${above}/`), '[^/]+$'].join('|')})`,
    },
  })),
  {
    name: 'a folder of web has a floor',
    severity: 'error',
    from: { path: '^web/src/[^/]+/', pathNot: `^web/src/(${webFloors.join('|')})/` },
    to: {},
  },
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
    ...floors,
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
