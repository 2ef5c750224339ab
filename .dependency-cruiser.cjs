// The import law: data walks one way, and a kind of action is an island. Types count as imports too.
//
//   wire → parse.ts → store.ts → Screen.tsx → commands.ts → api | host | tracking

const MODEL = '^widget/core/model/';
const WIRE = '^widget/core/api/wire(\\.ts$|/)';
// What requests must be: shapes that the server alone checks, and the list of all shapes, which has them too.
const REQUESTS = '^widget/core/api/wire(\\.ts$|/requests/)';
const CONSTANTS = '^widget/core/numbers/';
const SIGNALS = '^widget/core/signals/';
// Several plain patterns: the tool refuses one with nested repetition.
const layer = (name) => [`^widget/.*/${name}\\.ts$`, `^widget/.*/${name}-[\\w-]+\\.ts$`, `^widget/.*-${name}\\.ts$`];
const PARSE = layer('parse');
const STORE = layer('store');
const COMMANDS = layer('commands');
const SCREENS = '^widget/.+/([A-Z]\\w*|screens)\\.tsx$';
const KIND = '^widget/actions/([^/]+)/';
// A kind's facts and its parser, always loaded. A large kind has the parser in details.ts: its stores and commands know that
// alone, so that not all of the kind is one circle by way of the screens that its index loads.
const KIND_INDEX = '^widget/actions/[^/]+/(index|details)\\.ts$';
// What a kind says of its content, and what it says that with. The server alone checks content.
const KIND_CONTENT = '^widget/actions/[^/]+/content\\.ts$';
const CONTENT_SHAPES = '^widget/core/content/';
const CONTENT_OF_KINDS = '^server/import/kinds\\.ts$';
const REGISTRY = '^widget/actions/registry\\.ts$';
// Where the keys of all copy are put together.
const KINDS_OF_COPY = '^i18n/types\\.ts$';
const COPY = '^widget/actions/[^/]+/copy/';
// States of the gallery: the kinds' own, and what shows them.
const GALLERY = '^widget/(gallery|samples)/';
const STATES = '^widget/actions/[^/]+/(states|sample)\\.ts$';
const PRODUCT = '^(loader|npm|widget|i18n|dashboard|server)/';
const ANSWERS = '^dashboard/answers\\.ts$';
// Files for which a page without a frame gets others.
const PLATFORM = Object.values(require('./package.json').imports).map((file) => `^${file.default.slice(2)}$`);
const REACT = 'node_modules/(react|react-dom|@preact/signals-react)/';
const PACKAGES = ['npm', 'npm-dev', 'npm-optional', 'npm-peer', 'npm-no-pkg', 'npm-unknown', 'core'];

// What stands in widget/, server/, scripts/ and test/, from the ground up: each may import what stands before it, and nothing
// after.
const WIDGET = ['modules.d.ts', 'core', 'ui', 'parts', 'samples', 'actions', 'gallery', 'entries'];
const SERVER = [
  ...['settings.ts', 'time.ts', 'secrets.ts', 'logger.ts', 'voter-roll.ts'],
  ...['db', 'payments', 'location', 'http', 'mail', 'people', 'health.ts', 'processes'],
  ...[
    'addresses',
    'widgets',
    'metrics',
    'media',
    'static',
    'lawmakers',
    'options.ts',
    'pages',
    'fonts',
    'card',
    'access',
  ],
  ...['figures', 'calls', 'keep-purging.ts', 'import', 'demo', 'export', 'dashboard', 'environment.ts'],
  // What the server has, what it answers, and both together.
  ...['context.ts', 'routes.ts', 'app.ts'],
];
const SCRIPTS = [
  ...[
    'command.ts',
    'stored.ts',
    'bootstrap',
    'lawmakers',
    'start',
    'build',
    'guides',
    'programs',
    'checks',
    'bench',
    'dev',
    'test',
  ],
  // What people run; none imports another. The first two are for all.
  '(?!command\\.|stored\\.)[a-z]+\\.(ts|mjs)',
];

const TEST = [
  'support',
  'fixtures',
  'i18n',
  'gallery',
  'widget',
  'server',
  'loader',
  'npm',
  'dashboard',
  'build',
  'docs',
  'e2e',
  'scripts',
  'wide',
];

const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

const rooms = (folder, names) => `^${folder}/(${names.join('|')})(/|$)`;

/** Rules that keep a folder in order; with types, which a reader follows like any other import. */
const goesOneWay = (folder, names) => [
  ...names.map((name, index) =>
    rule(
      `${folder}-goes-one-way`,
      'Two folders that import each other are one: list them in the order in which they build on each other.',
      { path: rooms(folder, [name]) },
      { path: rooms(folder, names.slice(index + 1)), pathNot: rooms(folder, [name]) },
    ),
  ),
  rule(
    `${folder}-is-listed`,
    'A new folder or file needs its place in the list above.',
    { path: `^${folder}/` },
    { path: `^${folder}/`, pathNot: rooms(folder, names) },
  ),
];

const inOrder = (folder, names) => [
  ...goesOneWay(folder, names),
  rule(`${folder}-has-no-cycles`, 'Here types make no cycles either.', { path: `^${folder}/` }, { circular: true }),
];

module.exports = {
  forbidden: [
    rule(
      'model-imports-nothing',
      'Rules of the domain know only each other.',
      { path: [MODEL, CONSTANTS] },
      { pathNot: [MODEL, CONSTANTS] },
    ),
    rule(
      'parse-imports-model-and-wire',
      'A parser turns wire into model and knows nothing else of us.',
      { path: PARSE },
      { path: PRODUCT, pathNot: [MODEL, WIRE, CONSTANTS, KIND_INDEX, ...PARSE] },
    ),
    rule(
      'store-imports-model',
      'A store holds state; what fills it and what shows it are elsewhere.',
      { path: STORE },
      { path: PRODUCT, pathNot: [MODEL, CONSTANTS, SIGNALS, KIND_INDEX, ...STORE, ...PARSE] },
    ),
    rule(
      'screen-asks-store-and-commands',
      'A screen reads a store and calls a command: no request, host or tracking.',
      { path: SCREENS, pathNot: '^widget/entries/native/' },
      { path: ['^widget/core/(api|host|tracking)/', '^(loader|server)/'] },
    ),
    rule(
      'parsed-once',
      'What a parser makes is typed there; stores and screens take the type and leave the parsing.',
      { path: [...STORE, SCREENS] },
      { path: PARSE, dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'commands-draw-nothing',
      'A command does not know who called it.',
      { path: COMMANDS },
      { path: [SCREENS, '^widget/ui/.+\\.(tsx|css)$', '^react'] },
    ),
    rule(
      'screens-draw-with-react',
      'What makes and runs a widget runs before React has come, or without it; only the contract of a kind names its types.',
      { path: ['^widget/core/', KIND_INDEX, ...STORE, ...PARSE], pathNot: '^widget/core/app/screens/kind\\.ts$' },
      { path: REACT },
    ),
    rule(
      'kind-is-an-island',
      'A kind of action never imports another.',
      { path: KIND },
      { path: KIND, pathNot: '^widget/actions/$1/' },
    ),
    rule(
      'kinds-through-registry',
      'Who needs a kind is handed it.',
      {
        path: PRODUCT,
        pathNot: [KIND, REGISTRY, KINDS_OF_COPY, CONTENT_OF_KINDS, GALLERY, '^widget/entries/native/platform/'],
      },
      { path: KIND },
    ),
    rule(
      'content-is-for-the-import',
      'No reader loads what checks content: the import alone asks a kind for it, and the server shares its shapes.',
      { path: PRODUCT, pathNot: [KIND_CONTENT, CONTENT_SHAPES, '^server/'] },
      { path: [KIND_CONTENT, CONTENT_SHAPES] },
    ),
    rule(
      'content-knows-shapes',
      'Whoever checks content loads nothing that draws, and nothing of what it checks.',
      { path: [KIND_CONTENT, CONTENT_SHAPES] },
      { path: PRODUCT, pathNot: [CONTENT_SHAPES, MODEL, WIRE, CONSTANTS] },
    ),
    rule(
      'platform-is-named',
      'A page without a frame gets another file here, and the import says so: `#platform/…`. No such page has the loader’s own files.',
      { path: PRODUCT, pathNot: '^loader/[^/]+$' },
      { path: PLATFORM, dependencyTypesNot: ['aliased-subpath-import', 'type-only'] },
    ),
    rule(
      'kinds-are-handed-in',
      'Only who makes a widget knows which kinds are built: a page or the gallery; and who checks content for them.',
      { path: PRODUCT, pathNot: ['^widget/entries/', GALLERY, '^server/import/'] },
      { path: REGISTRY },
    ),
    rule(
      'keys-are-types',
      'The copy of a kind comes with the kind; of all copy together there are only the keys.',
      { path: KINDS_OF_COPY },
      { path: '.', pathNot: [COPY, '^i18n/'] },
    ),
    rule(
      'copy-is-text',
      'Copy is data: it comes in a chunk of its own and must not draw code into it.',
      { path: COPY },
      { path: PRODUCT, pathNot: COPY },
    ),
    rule(
      'gallery-stays-apart',
      'What readers load has no mock data: the page opens it in a build that has, and nothing else knows of it.',
      { path: PRODUCT, pathNot: [GALLERY, STATES, '^widget/entries/(frame\\.ts$|gallery/)'] },
      { path: [GALLERY, STATES] },
    ),
    rule(
      'widget-knows-protocol',
      'Of the loader, the widget knows the messages, and a page of the gallery makes room as the loader does.',
      { path: '^widget/', pathNot: '^widget/(core/host|entries/(native|gallery))/' },
      { path: '^loader/', pathNot: '^loader/protocol\\.ts$' },
    ),
    rule(
      'host-shares-loader-duties',
      'With no loader, and in a page without a frame, the widget does its own checks, by the same code.',
      { path: '^widget/(core/host|entries/native)/' },
      { path: '^loader/', pathNot: '^loader/(protocol|page/(adblock|guard|origin|record|seen))\\.ts$' },
    ),
    rule(
      'loader-knows-wire-types',
      'The loader may name what is on the wire.',
      { path: '^loader/' },
      { path: '^(widget|i18n|server)/', pathNot: [WIRE, '^widget/core/(api/calls\\.ts$|model/)'] },
    ),
    rule(
      'loader-carries-no-widget-code',
      'Every byte of the loader is paid by every reader of the article.',
      { path: '^loader/' },
      { path: '^widget/', dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'loader-has-no-packages',
      'The loader has no dependencies.',
      { path: '^loader/' },
      { dependencyTypes: PACKAGES },
    ),
    rule(
      'package-stands-alone',
      'What the npm package holds needs nothing of ours, but the protocol’s numbers and the guard against errors.',
      { path: '^npm/' },
      { path: PRODUCT, pathNot: ['^npm/', '^loader/(protocol|page/guard)\\.ts$'] },
    ),
    rule(
      'package-brings-no-react',
      'The page has one; the package asks for it.',
      { path: '^npm/' },
      { dependencyTypes: PACKAGES, pathNot: '(^|/)react(/|$)' },
    ),
    rule(
      'nothing-needs-the-package',
      'It is for publishers’ pages.',
      { path: PRODUCT, pathNot: '^npm/' },
      { path: '^npm/' },
    ),
    rule(
      'server-knows-wire-and-model',
      'The server shares shapes, pure rules and numbers with the widget, nothing that draws.',
      { path: '^server/' },
      {
        path: '^widget/',
        pathNot: [WIRE, MODEL, CONSTANTS, REGISTRY, CONTENT_SHAPES, KIND_CONTENT, '^widget/core/api/calls\\.ts$'],
      },
    ),
    rule(
      'requests-are-types',
      'The server checks what is sent; to whoever sends it the shape of a request is a type.',
      { path: '^(widget|loader|i18n)/', pathNot: REQUESTS },
      { path: REQUESTS, dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'widget-knows-no-server',
      'The widget speaks to the server over HTTP only.',
      { path: '^(widget|i18n)/' },
      { path: '^server/' },
    ),
    rule(
      'dashboard-stands-alone',
      'The dashboards draw what the server answers: they need no rule, screen or store of what they show.',
      { path: '^dashboard/' },
      { path: PRODUCT, pathNot: '^dashboard/' },
    ),
    rule(
      'dashboard-stays-apart',
      'No reader loads any of it. The server knows the types of its answers and their names.',
      { path: PRODUCT, pathNot: '^dashboard/' },
      { path: '^dashboard/', pathNot: ANSWERS },
    ),
    rule(
      'answers-are-the-servers',
      'What readers load has no use for them.',
      { path: '^(loader|npm|widget|i18n)/' },
      { path: ANSWERS },
    ),
    rule(
      'product-knows-no-tools',
      'What is served does not import what tests and runs it.',
      { path: PRODUCT },
      { path: '^(test|scripts)/' },
    ),
    rule(
      'no-cycles',
      'A cycle has no order in which to run it; what is loaded later has one, and so have types.',
      {},
      { circular: true, viaOnly: { dependencyTypesNot: ['type-only', 'dynamic-import'] } },
    ),
    ...goesOneWay('widget', WIDGET),
    ...inOrder('server', SERVER),
    ...inOrder('scripts', SCRIPTS),
    ...inOrder('test', TEST),
    rule(
      'declared-packages',
      'A package that only others declare may go with their next release.',
      { path: [PRODUCT, '^(scripts|test)/', '^build\\.mjs$'] },
      { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    ),
    rule(
      'product-uses-production-packages',
      'A development package is not there where the product runs.',
      { path: PRODUCT },
      { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'imports-exist',
      'An import that leads nowhere breaks the build, which itself makes the modules of joined styles and of phone zones.',
      {},
      { couldNotResolve: true, pathNot: '^(styles|zone):' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    skipAnalysisNotInRules: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.d.ts', '.mjs', '.js', '.cjs', '.json', '.css'],
    },
  },
};
