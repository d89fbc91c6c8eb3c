import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { cruise, type IForbiddenRuleType, type IReporterOutput } from 'dependency-cruiser'
import { afterAll, expect, test } from 'vitest'

const require = createRequire(import.meta.url)
const config = require('../../.dependency-cruiser.cjs') as {
  forbidden: IForbiddenRuleType[]
  options: object
}

mkdirSync('.cache', { recursive: true })
const planted = mkdtempSync('.cache/planted-')
afterAll(() => rmSync(planted, { recursive: true }))

const imports = (target: string) => `import '${target}'\nexport const here = true\n`
const QUERIES = 'capabilities/orders/queries.ts'

type Tree = Record<string, string>

/** Trees that break each rule: at the top of a capability, and in a module inside it. */
const PLANTED: Record<string, Tree[]> = {
  'no-cycles': [
    { 'kernel/a.ts': imports('./b.ts'), 'kernel/b.ts': imports('./a.ts') },
    {
      'kernel/a.ts': "import type { B } from './b.ts'\nexport type A = B | 1",
      'kernel/b.ts': "import type { A } from './a.ts'\nexport type B = A | 2",
    },
  ],
  'kernel-imports-only-kernel': [{ 'kernel/a.ts': imports('node:fs') }],
  'platform-imports-no-capability': [
    { 'platform/a.ts': imports('../capabilities/orders/index.ts') },
    { 'platform/database/embedded/a.ts': imports('../../../capabilities/orders/index.ts') },
  ],
  'no-deep-imports-across-capabilities': [
    { 'capabilities/checkout/a.ts': imports('../orders/queries.ts') },
    { 'capabilities/identity/auth/operations/mfa/a.ts': imports('../../../../orders/queries.ts') },
    {
      'capabilities/checkout/a.ts': imports('../identity/auth/index.ts'),
      'capabilities/identity/auth/index.ts': '',
    },
    {
      'capabilities/checkout/a.ts': imports('../identity/auth/routes.contract.ts'),
      'capabilities/identity/auth/routes.contract.ts': '',
    },
  ],
  'tables-import-tables-only': [
    { 'capabilities/checkout/tables.ts': imports('../orders/queries.ts') },
  ],
  'subscriptions-import-events-only': [
    { 'capabilities/notifications/subscriptions.ts': imports('../orders/index.ts') },
    { 'capabilities/identity/accounts/subscriptions.ts': imports('../../orders/index.ts') },
  ],
  'rules-are-pure': [
    { 'capabilities/orders/rules/a.ts': imports('../queries.ts') },
    { 'capabilities/identity/auth/rules/a.ts': imports('node:crypto') },
    {
      'capabilities/identity/users/rules/a.ts': imports('../queries/b.ts'),
      'capabilities/identity/users/queries/b.ts': '',
    },
  ],
  'routes-do-not-query': [
    { 'capabilities/orders/routes.storefront.ts': imports('./queries.ts') },
    { 'capabilities/identity/auth/routes.ts': imports('kysely') },
    {
      'capabilities/identity/users/routes.admin.roles.ts': imports('../accounts/queries/b.ts'),
      'capabilities/identity/accounts/queries/b.ts': '',
    },
  ],
  'sql-only-in-queries': [
    { 'capabilities/orders/operations/a.ts': imports('kysely') },
    { 'capabilities/identity/auth/operations/mfa/a.ts': imports('pg') },
  ],
  'web-imports-contracts-only': [
    { 'web/storefront/a.ts': imports('../../platform/a.ts'), 'platform/a.ts': '' },
    { 'web/ui/a.ts': imports('../../capabilities/orders/index.ts') },
  ],
  'contracts-run-in-the-browser': [
    { 'capabilities/orders/contract.ts': imports('./queries.ts') },
    { 'capabilities/identity/auth/mfa.contract.ts': imports('node:crypto') },
  ],
  'no-imports-across-web-audiences': [
    { 'web/storefront/a.ts': imports('../admin/b.ts'), 'web/admin/b.ts': '' },
    { 'web/vendor/orders/a.ts': imports('../../admin/b.ts'), 'web/admin/b.ts': '' },
  ],
  'ui-imports-no-feature': [{ 'web/ui/a.ts': imports('../shared/b.ts'), 'web/shared/b.ts': '' }],
  'nothing-imports-the-composition-root': [
    { 'platform/a.ts': imports('../server/main.ts'), 'server/main.ts': '' },
  ],
  'no-test-code-in-production': [
    { 'platform/a.ts': imports('../tests/b.ts'), 'tests/b.ts': '' },
    { 'capabilities/orders/a.ts': imports('./b.test.ts'), 'capabilities/orders/b.test.ts': '' },
  ],
  'territory-imports-only-its-grants': [
    { 'capabilities/territory/a.ts': imports('../orders/index.ts') },
    { 'capabilities/territory/data/rules/a.ts': imports('../../../orders/index.ts') },
  ],
}

async function violated(name: string, files: Tree): Promise<string[]> {
  const root = mkdtempSync(join(planted, `${name}-`))
  const tree = { [QUERIES]: '', 'capabilities/orders/index.ts': '', ...files }
  for (const [path, code] of Object.entries(tree)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), code)
  }
  cpSync('tsconfig.json', join(root, 'tsconfig.json'))
  const folders = [...new Set(Object.keys(tree).map((path) => path.split('/')[0] ?? ''))]
  const result: IReporterOutput = await cruise(folders, {
    ...config.options,
    baseDir: join(process.cwd(), root),
    ruleSet: { forbidden: config.forbidden },
    validate: true,
  })
  if (typeof result.output === 'string') throw new Error(result.output)
  return result.output.summary.violations.map((violation) => violation.rule.name)
}

const CASES = Object.entries(PLANTED).flatMap(([name, trees]) =>
  trees.map((tree) => ({ name, where: Object.keys(tree)[0], tree })),
)

test.each(CASES)('$name: planted in $where, it is found', async ({ name, tree }) => {
  expect(await violated(name, tree)).toContain(name)
})

test('every rule has its planted violation, and every capability its rule', () => {
  const general = config.forbidden
    .map(({ name }) => name ?? '')
    .filter((name) => !name.endsWith('-grants'))
  expect(
    Object.keys(PLANTED)
      .filter((name) => !name.endsWith('-grants'))
      .sort(),
  ).toEqual(general.sort())
  const map = require('../../capability-map.cjs') as Record<string, string[]>
  expect(config.forbidden.filter(({ name }) => name?.endsWith('-grants'))).toHaveLength(
    Object.keys(map).length,
  )
})
