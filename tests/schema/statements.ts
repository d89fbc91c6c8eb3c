import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'

/** A declaration of the product with the SQL in it and in all that it calls. */
export type Statement = {
  place: string
  /** Its strings; what is put into a template is a `$`. */
  text: string
  /** Names of properties that its capability reads and writes as keys: rows go whole from function to function. */
  properties: ReadonlySet<string>
  keys: ReadonlySet<string>
  /** Tables that the query builder writes. */
  built: string[]
}
type Unit = {
  place: string
  texts: string[]
  properties: Set<string>
  keys: Set<string>
  built: string[]
  calls: Set<string>
}
type Scope = Map<string, string>

const FILES = '{capabilities,platform,server}/**/*.ts'
const isProduct = (file: string): boolean => !/\.test\.ts$|\.d\.ts$/.test(file)

/** Every declaration of the product that names a table, with what it calls. */
export function productStatements(isTable: (name: string) => boolean): Statement[] {
  const files = globSync(FILES).filter(isProduct)
  return statementsOf(
    files.map((file) => [file, readFileSync(file, 'utf8')]),
    isTable,
  )
}

export function statementsOf(
  files: readonly (readonly [path: string, code: string])[],
  isTable: (name: string) => boolean,
): Statement[] {
  const scopes = new Map<string, Scope>()
  const units = new Map<string, Unit>()
  for (const [file, code] of files) {
    const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true)
    const declared = declarations(source)
    const scope: Scope = new Map([
      ...imports(source, file),
      ...declared.map(([name]) => [name, `${file}:${name}`] as const),
    ])
    scopes.set(file, scope)
    for (const [name, node] of declared)
      units.set(`${file}:${name}`, unitOf(file, name, node, scope))
  }
  const names = new Map(
    [...Map.groupBy(units.values(), ({ place }) => folderOf(place))].map(
      ([folder, members]) => [folder, namesOf(members)] as const,
    ),
  )
  return [...units.values()]
    .filter(({ texts }) => texts.some((text) => tablesIn(text).some(isTable)))
    .map((unit) => ({
      place: unit.place,
      ...textOf(reachable(unit, units, scopes)),
      ...names.get(folderOf(unit.place))!,
    }))
}

export const tablesIn = (text: string): string[] =>
  [...text.matchAll(/\b(\w+\.\w+)\b/g)].map((match) => match[1]!)

const folderOf = (place: string): string => place.split('/', 2).join('/')

const textOf = (called: readonly Unit[]) => ({
  text: called.flatMap(({ texts }) => texts).join('\n'),
  built: called.flatMap(({ built }) => built),
})

const namesOf = (members: readonly Unit[]) => ({
  properties: new Set(members.flatMap(({ properties }) => [...properties])),
  keys: new Set(members.flatMap(({ keys }) => [...keys])),
})

/** A name that is exported again stands for the declaration. */
function resolve(name: string, scopes: ReadonlyMap<string, Scope>, hops = 5): string {
  const [file, local] = name.split(':') as [string, string]
  const next = scopes.get(file)?.get(local)
  return next === undefined || next === name || hops === 0 ? name : resolve(next, scopes, hops - 1)
}

function reachable(
  first: Unit,
  units: ReadonlyMap<string, Unit>,
  scopes: ReadonlyMap<string, Scope>,
): Unit[] {
  const found = new Set([first])
  for (const unit of found)
    for (const call of unit.calls) {
      const next = units.get(resolve(call, scopes))
      if (next) found.add(next)
    }
  return [...found]
}

const targetOf = (specifier: ts.Expression, file: string): string | null => {
  const name = ts.isStringLiteral(specifier) ? specifier.text : ''
  if (name.startsWith('#')) return name.slice(1)
  return name.startsWith('.') ? path.normalize(path.join(path.dirname(file), name)) : null
}

/** What the names that a file imports, or exports again, stand for. */
function imports(source: ts.SourceFile, file: string): [string, string][] {
  return source.statements.flatMap((statement) => {
    const isImport = ts.isImportDeclaration(statement)
    if (!(isImport || ts.isExportDeclaration(statement)) || !statement.moduleSpecifier) return []
    const bindings = isImport ? statement.importClause?.namedBindings : statement.exportClause
    const target = targetOf(statement.moduleSpecifier, file)
    if (!target || !bindings || !(ts.isNamedImports(bindings) || ts.isNamedExports(bindings)))
      return []
    return [...bindings.elements].map(({ name, propertyName }): [string, string] => [
      name.text,
      `${target}:${(propertyName ?? name).text}`,
    ])
  })
}

const declarations = (source: ts.SourceFile): [string, ts.Node][] =>
  source.statements.flatMap((statement): [string, ts.Node][] => {
    if (ts.isVariableStatement(statement))
      return statement.declarationList.declarations.map((declared) => [
        declared.name.getText(),
        declared,
      ])
    if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement))
      return [[statement.name?.text ?? 'default', statement]]
    return []
  })

const WRITERS = new Set(['insertInto', 'updateTable'])

function unitOf(file: string, name: string, root: ts.Node, scope: Scope): Unit {
  const unit: Unit = {
    place: `${file}:${name}`,
    texts: [],
    properties: new Set(),
    keys: new Set(),
    built: [],
    calls: new Set(),
  }
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isTypeAliasDeclaration(node)) return
    if (ts.isStringLiteralLike(node)) unit.texts.push(node.text)
    else if (ts.isTemplateExpression(node))
      unit.texts.push(
        node.head.text + node.templateSpans.map(({ literal }) => `$${literal.text}`).join(''),
      )
    else if (ts.isPropertyAccessExpression(node)) unit.properties.add(node.name.text)
    else if (ts.isBindingElement(node))
      unit.properties.add((node.propertyName ?? node.name).getText())
    else if (ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node))
      unit.keys.add(node.name.getText().replaceAll("'", ''))
    else if (ts.isCallExpression(node)) unit.built.push(...builtTable(node))
    if (ts.isIdentifier(node)) unit.calls.add(scope.get(node.text) ?? '')
    ts.forEachChild(node, visit)
  }
  visit(root)
  return unit
}

/** The table of `insertInto('catalog.products as p')`. */
function builtTable({ expression, arguments: [table] }: ts.CallExpression): string[] {
  const isWriter = ts.isPropertyAccessExpression(expression) && WRITERS.has(expression.name.text)
  return isWriter && table && ts.isStringLiteralLike(table) ? [table.text.split(' ')[0]!] : []
}
