const map = require('./capability-map.cjs')
const any = (names) => `(${names.join('|')})`

/** One rule per capability: any other capability it was not granted is out of reach. */
const grants = Object.entries(map).map(([name, granted]) => ({
  name: `${name}-knows-only-its-grants`,
  severity: 'error',
  comment: `capability-map.cjs lets ${name} reach: ${granted.join(', ') || 'no other capability'}`,
  from: { path: `^capabilities/${name}/`, pathNot: ['/subscriptions[.]ts$', '[.]test[.]ts$'] },
  to: { path: '^capabilities/[^/]+/', pathNot: `^capabilities/${any([name, ...granted])}/` },
}))

const forbid = (name, comment, from, to) => ({ name, severity: 'error', comment, from, to })

const TESTS = '[.]test[.]tsx?$'
const CONTRACT = '^capabilities/.*contract[.]ts$'
const QUERIES = '/queries([.]ts$|/)'

module.exports = {
  forbidden: [
    ...grants,
    forbid('no-cycles', 'A cycle means two things are one thing.', {}, { circular: true }),
    forbid(
      'kernel-stands-alone',
      'kernel runs in the browser, the server and a test, with nothing under it.',
      { path: '^kernel/', pathNot: TESTS },
      { pathNot: '^kernel/' },
    ),
    forbid(
      'platform-knows-no-commerce',
      'platform would be reusable in another trade.',
      { path: '^platform/', pathNot: TESTS },
      { path: '^(capabilities|server|web|demo)/' },
    ),
    forbid(
      'knock-at-the-door',
      'From one capability to another, only index.ts (and contract.ts among contracts and routes).',
      { path: '^capabilities/([^/]+)/', pathNot: ['/subscriptions[.]ts$', TESTS] },
      {
        path: '^capabilities/[^/]+/',
        pathNot: ['^capabilities/$1/', '^capabilities/[^/]+/(index|contract)[.]ts$'],
      },
    ),
    forbid(
      'hear-facts-only',
      'subscriptions.ts may hear anyone, but only the facts of events.ts.',
      { path: '^capabilities/([^/]+)/(?:auth/|accounts/|users/)?subscriptions[.]ts$' },
      {
        path: '^capabilities/[^/]+/',
        pathNot: ['^capabilities/$1/', '^capabilities/[^/]+/events[.]ts$'],
      },
    ),
    forbid(
      'rules-are-pure',
      'No database, no clock, no package, no Node: a rule only computes.',
      { path: '^capabilities/[^/]+/(?:auth/|accounts/|users/)?rules/', pathNot: TESTS },
      {
        pathNot: [
          '^kernel/',
          '^capabilities/[^/]+/(?:auth/|accounts/|users/)?(rules/|schema[.]ts$)',
        ],
        dependencyTypesNot: ['type-only'],
      },
    ),
    forbid(
      'routes-do-not-query',
      'A handler parses, calls one operation, and answers.',
      { path: '^capabilities/[^/]+/(?:auth/|accounts/|users/)?routes[^/]*[.]ts$' },
      {
        path: `(${QUERIES}|^platform/database/|node_modules/(kysely|pg)/)`,
        dependencyTypesNot: ['type-only'],
      },
    ),
    forbid(
      'sql-stays-in-queries',
      'Only platform/database and queries know the query library.',
      { path: '^(capabilities|server|web)/', pathNot: [QUERIES, TESTS] },
      { path: 'node_modules/(kysely|pg)/' },
    ),
    forbid(
      'web-speaks-http',
      'The browser side sees contracts, never the server behind them.',
      { path: '^web/', pathNot: TESTS },
      { path: '^(platform|server|capabilities|demo)/', pathNot: CONTRACT },
    ),
    forbid(
      'contract-is-shareable',
      'A contract is shipped to the browser.',
      { path: CONTRACT },
      { pathNot: ['^kernel/', '(contract|schema)[.]ts$', 'node_modules/zod/'] },
    ),
    forbid(
      'audiences-are-strangers',
      'Storefront, account, vendor and admin share through web/shared and web/ui only.',
      { path: '^web/(storefront|account|vendor|admin)/' },
      { path: '^web/(storefront|account|vendor|admin)/', pathNot: '^web/$1/' },
    ),
    forbid(
      'ui-knows-no-commerce',
      'web/ui is a kit: no route, no request, no product.',
      { path: '^web/ui/' },
      { path: '^(web/(?!ui/)|capabilities/)' },
    ),
    forbid(
      'only-main-composes',
      'Everything is wired in server/; nothing imports it back.',
      {
        pathNot: [
          '^server/',
          '^tests/',
          '^bench/',
          TESTS,
          '^vite[.]config[.]ts$',
          '^demo/seed[.]ts$',
        ],
      },
      { path: '^server/' },
    ),
    forbid(
      'no-test-code-in-production',
      'Fixtures stay in tests.',
      { pathNot: ['^tests/', TESTS] },
      { path: ['^tests/', TESTS] },
    ),
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(build|data|[.]react-router)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.json'],
    },
  },
}
