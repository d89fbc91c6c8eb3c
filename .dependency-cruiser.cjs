const map = require('./capability-map.cjs')
const any = (names) => `(${names.join('|')})`

/** A capability imports only the capabilities that the map grants it. */
const grants = Object.entries(map).map(([name, granted]) => ({
  name: `${name}-imports-only-its-grants`,
  severity: 'error',
  comment: `capability-map.cjs grants ${name}: ${granted.join(', ') || 'no other capability'}`,
  from: { path: `^capabilities/${name}/`, pathNot: ['/subscriptions[.]ts$', '[.]test[.]ts$'] },
  to: { path: '^capabilities/[^/]+/', pathNot: `^capabilities/${any([name, ...granted])}/` },
}))

const forbid = (name, comment, from, to) => ({ name, severity: 'error', comment, from, to })

const TESTS = '[.]test[.]tsx?$'
const CONTRACT = '^capabilities/.*contract[.]ts$'
const TABLES = '^capabilities/[^/]+/tables[.]ts$'
const QUERIES = '/queries([.]ts$|/)'
/** A capability, or a module inside it (`identity/auth`). */
const MODULE = '^capabilities/[^/]+(?:/[^/]+|)/'

module.exports = {
  forbidden: [
    ...grants,
    forbid(
      'no-cycles',
      'Modules that import each other cannot be understood, tested or replaced one at a time.',
      {},
      { circular: true },
    ),
    forbid(
      'kernel-imports-only-kernel',
      'kernel runs in the browser, the server and a test, without a package or Node.',
      { path: '^kernel/', pathNot: TESTS },
      { pathNot: '^kernel/' },
    ),
    forbid(
      'platform-imports-no-capability',
      'platform is infrastructure: it knows nothing of a marketplace.',
      { path: '^platform/', pathNot: TESTS },
      { path: '^(capabilities|server|web|demo)/' },
    ),
    forbid(
      'no-deep-imports-across-capabilities',
      'A capability imports the module API of another (index.ts), or its contract.ts.',
      { path: '^capabilities/([^/]+)/', pathNot: ['/subscriptions[.]ts$', TABLES, TESTS] },
      {
        path: '^capabilities/[^/]+/',
        pathNot: ['^capabilities/$1/', '^capabilities/[^/]+/(index|contract)[.]ts$'],
      },
    ),
    forbid(
      'tables-import-tables-only',
      'The generated types of tables name those that the map lets a capability read.',
      { path: TABLES.replace('[^/]+', '([^/]+)') },
      { path: '^capabilities/', pathNot: ['^capabilities/$1/', TABLES] },
    ),
    forbid(
      'subscriptions-import-events-only',
      'subscriptions.ts may subscribe to the events of any capability, whatever the map grants.',
      { path: '^capabilities/([^/]+)(?:/[^/]+|)/subscriptions[.]ts$' },
      {
        path: '^capabilities/[^/]+/',
        pathNot: ['^capabilities/$1/', '^capabilities/[^/]+/events[.]ts$'],
      },
    ),
    forbid(
      'rules-are-pure',
      'A rule is a pure function: no database, no clock, no package, no Node.',
      { path: `${MODULE}rules/`, pathNot: TESTS },
      {
        pathNot: ['^kernel/', `${MODULE}(rules/|schema[.]ts$)`],
        dependencyTypesNot: ['type-only'],
      },
    ),
    forbid(
      'routes-do-not-query',
      'A handler parses the request, calls one operation and builds the response.',
      { path: `${MODULE}routes[^/]*[.]ts$` },
      {
        path: `(${QUERIES}|^platform/database/|node_modules/(kysely|pg)/)`,
        dependencyTypesNot: ['type-only'],
      },
    ),
    forbid(
      'sql-only-in-queries',
      'Only platform/database and queries import the query builder or the driver.',
      { path: '^(capabilities|server|web)/', pathNot: [QUERIES, TABLES, TESTS] },
      { path: 'node_modules/(kysely|pg)/' },
    ),
    forbid(
      'web-imports-contracts-only',
      'The browser calls the server over HTTP: it shares contracts with it, and no code.',
      { path: '^web/', pathNot: TESTS },
      { path: '^(platform|server|capabilities|demo)/', pathNot: CONTRACT },
    ),
    forbid(
      'contracts-run-in-the-browser',
      'A contract is part of the browser bundle.',
      { path: CONTRACT },
      { pathNot: ['^kernel/', '(contract|schema)[.]ts$', 'node_modules/zod/'] },
    ),
    forbid(
      'no-imports-across-web-audiences',
      'Storefront, account, vendor and admin share through web/shared and web/ui only.',
      { path: '^web/(storefront|account|vendor|admin)/' },
      { path: '^web/(storefront|account|vendor|admin)/', pathNot: '^web/$1/' },
    ),
    forbid(
      'ui-imports-no-feature',
      'web/ui is a component library: no route, no request, no feature.',
      { path: '^web/ui/' },
      { path: '^(web/(?!ui/)|capabilities/)' },
    ),
    forbid(
      'nothing-imports-the-composition-root',
      'Everything is composed in server/.',
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
