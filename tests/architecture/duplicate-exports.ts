// An exported name means one thing.
import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { repositoryFiles } from './banned-words.ts'
import { parse } from './forbidden-code.ts'

/** Names that a framework prescribes, or that every capability has by convention. */
const CONVENTIONAL = new Set([
  ...['meta', 'loader', 'action', 'handle', 'shouldRevalidate', 'ErrorBoundary', 'Layout'],
  ...['adminRoutes', 'storefrontRoutes', 'accountRoutes', 'vendorRoutes'],
  ...['subscribeToEvents', 'exportPersonalData', 'erasePersonalData'],
])
const PRODUCT = /^(kernel|platform|capabilities|server|web)\/.*(?<!\.test)\.tsx?$/

export function duplicateExports(files: Iterable<[path: string, code: string]>) {
  const declaredIn = new Map<string, string[]>()
  for (const [path, code] of files)
    for (const name of new Set(exportsOf(parse(path, code))))
      declaredIn.set(name, [...(declaredIn.get(name) ?? []), path])
  return Object.fromEntries(
    [...declaredIn].flatMap(([name, paths]) => {
      const others = paths.filter((path) => !repeatsOther(path, paths))
      return others.length > 1 && !CONVENTIONAL.has(name) ? [[name, others.slice(1)]] : []
    }),
  )
}

/** A contract repeats the names of its schema, a subscriber those of the events it consumes. */
const repeatsOther = (path: string, paths: readonly string[]): boolean =>
  (path.endsWith('contract.ts') &&
    paths.includes(path.replace(/^(capabilities\/[^/]+)\/.*$/, '$1/schema.ts'))) ||
  (/\/consumed-events[^/]*\.ts$/.test(path) && paths.some((other) => other.endsWith('/events.ts')))

const exportsOf = (file: ts.SourceFile): string[] =>
  file.statements.filter(isExported).flatMap((statement) => {
    if (!ts.isVariableStatement(statement))
      return statement.name && ts.isIdentifier(statement.name) ? [statement.name.text] : []
    return statement.declarationList.declarations.flatMap(({ name }) =>
      ts.isIdentifier(name) ? [name.text] : [],
    )
  })

const isExported = (
  statement: ts.Statement,
): statement is ts.VariableStatement | (ts.DeclarationStatement & ts.Statement) =>
  ts.canHaveModifiers(statement) &&
  (ts.getModifiers(statement) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) &&
  !(ts.getModifiers(statement) ?? []).some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword)

export const findDuplicateExports = (): Record<string, string[]> =>
  duplicateExports(
    repositoryFiles()
      .filter((path) => PRODUCT.test(path))
      .map((path) => [path, readFileSync(path, 'utf8')]),
  )
