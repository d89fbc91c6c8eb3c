// Writes the types of all calls of the API from the document that the product itself publishes. `node docs/api/generate.ts`
// writes them; with --check it only reports whether they are current.
import { readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import openapiTypes, { astToString, NULL, type SchemaObject } from 'openapi-typescript'
import ts from 'typescript'
import { systemClock } from '#platform/clock.ts'
import { readEnvironment } from '#server/read-environment.ts'
import { openDatabase } from '#platform/database/index.ts'
import { createLog } from '#platform/log.ts'
import { createMetrics } from '#platform/metrics.ts'
import { createMarketplace } from '#server/create-marketplace.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const HEADING = '// Written from the OpenAPI document of the routes by `npm run api`.\n'
/** A problem document, with the codes of its status. */
const PROBLEM_TYPE = `type Problem<Code extends string> = {
 content: { "application/problem+json": components["schemas"]["Problem"] & { code: Code } };
};
`

/** By path from the root. No database is needed: composing opens no connection. */
export async function apiFiles(): Promise<Map<string, string>> {
  const document = await apiDocument()
  const types = astToString(
    await openapiTypes(document as never, {
      alphabetize: true,
      inject: "import type { LocalDate } from '#kernel/calendar.ts'",
      transform: (schema, { path }) =>
        path?.includes('/responses/') ? dayType(schema) : undefined,
    }),
  )
  return new Map([
    ['web/shared/api/paths.generated.ts', HEADING + withShortProblems(withoutEmptyParts(types))],
  ])
}

/** A day that the API answers is a `LocalDate`; one that a page sends is checked by the contract. */
function dayType({ format, type }: SchemaObject): ts.TypeNode | undefined {
  if (format !== 'date') return undefined
  const day = ts.factory.createTypeReferenceNode('LocalDate')
  return Array.isArray(type) && type.includes('null')
    ? ts.factory.createUnionTypeNode([day, NULL])
    : day
}

/** What every call would repeat and no client reads: it is half of the file. */
const withoutEmptyParts = (types: string): string =>
  types
    .replaceAll(
      /^ *(?:query|header|path|cookie|get|put|post|delete|options|head|patch|trace|requestBody|content)\?: never;\n/gm,
      '',
    )
    .replaceAll(/^ *headers: \{\n *\[name: string\]: unknown;\n *\};\n/gm, '')
    .replaceAll(/^ *\/\*\* (?:Format: |@description ).*\*\/\n/gm, '')
    .replaceAll(/^ *parameters: \{\n *\};\n/gm, '')
    .replaceAll(/^( *)/gm, (indent) => ' '.repeat(indent.length / 4))

/** Each takes nine lines otherwise, thousands of times. */
const withShortProblems = (types: string): string =>
  types
    .replaceAll(
      /^( *\w+): \{\n *content: \{\n *"application\/problem\+json": components\["schemas"\]\["Problem"\] & \{\n *\/\*\* @enum.*\n *code\?: (.*);\n *\};\n *\};\n *\};\n/gm,
      '$1: Problem<$2>;\n',
    )
    .replace('export interface paths', `${PROBLEM_TYPE}export interface paths`)

/** The files that are not what the routes say. */
export async function listOutdated(files: ReadonlyMap<string, string>): Promise<string[]> {
  const outdated: string[] = []
  for (const [file, text] of files)
    if ((await readFile(join(ROOT, file), 'utf8').catch(() => '')) !== text) outdated.push(file)
  return outdated
}

async function apiDocument(): Promise<object> {
  const config = readEnvironment({ DATA_DIR: join(tmpdir(), 'yova-api'), YOVA_DEMO: '0' })
  if (!config.ok) throw new Error(config.error.problems.join('; '))
  const database = openDatabase({
    url: 'postgres://nobody@127.0.0.1:1/none',
    onError: () => undefined,
  })
  const { document } = await createMarketplace({
    ...{ config: config.value, secret: 'a secret that signs nothing here', database },
    ...{
      clock: systemClock,
      log: createLog({ readable: false, level: 'silent' }),
      metrics: createMetrics(),
    },
  })
  return { ...document, servers: [{ url: '/api/v1' }] }
}

if (import.meta.main) {
  const files = await apiFiles()
  const outdated = await listOutdated(files)
  if (process.argv.includes('--check')) {
    if (outdated.length > 0) console.error(`out of date, npm run api: ${outdated.join(', ')}`)
    process.exit(outdated.length > 0 ? 1 : 0)
  }
  for (const file of outdated) await writeFile(join(ROOT, file), files.get(file)!)
  process.exit(0)
}
