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

/** For each arrow, a tree that draws it: the file and what it must not import. */
const PLANTED: Record<string, Record<string, string>> = {
  'no-cycles': { 'kernel/a.ts': imports('./b.ts'), 'kernel/b.ts': imports('./a.ts') },
  'kernel-stands-alone': { 'kernel/a.ts': imports('node:fs') },
  'platform-knows-no-commerce': { 'platform/a.ts': imports('../capabilities/orders/index.ts') },
  'knock-at-the-door': { 'capabilities/checkout/a.ts': imports('../orders/queries.ts') },
  'hear-facts-only': {
    'capabilities/notifications/subscriptions.ts': imports('../orders/index.ts'),
  },
  'rules-are-pure': { 'capabilities/orders/rules/a.ts': imports('../queries.ts') },
  'routes-do-not-query': { 'capabilities/orders/routes.storefront.ts': imports('./queries.ts') },
  'sql-stays-in-queries': { 'capabilities/orders/operations/a.ts': imports('kysely') },
  'web-speaks-http': { 'web/storefront/a.ts': imports('../../platform/a.ts'), 'platform/a.ts': '' },
  'contract-is-shareable': { 'capabilities/orders/contract.ts': imports('./queries.ts') },
  'audiences-are-strangers': {
    'web/storefront/a.ts': imports('../admin/b.ts'),
    'web/admin/b.ts': '',
  },
  'ui-knows-no-commerce': { 'web/ui/a.ts': imports('../shared/b.ts'), 'web/shared/b.ts': '' },
  'only-main-composes': { 'platform/a.ts': imports('../server/main.ts'), 'server/main.ts': '' },
  'no-test-code-in-production': { 'platform/a.ts': imports('../tests/b.ts'), 'tests/b.ts': '' },
  'territory-knows-only-its-grants': {
    'capabilities/territory/a.ts': imports('../orders/index.ts'),
  },
}

async function violated(name: string, files: Record<string, string>): Promise<string[]> {
  const root = join(planted, name)
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

test.each(Object.keys(PLANTED))('%s: a planted violation is found', async (name) => {
  expect(await violated(name, PLANTED[name] ?? {})).toContain(name)
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
