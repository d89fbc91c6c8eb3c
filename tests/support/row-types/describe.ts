import { createHash } from 'node:crypto'
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import type { Alternative, Property, RowTypes, Shape } from './row-types.ts'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
const HERE = fileURLToPath(import.meta.url)
const EXECUTES = new Set(['execute', 'executeTakeFirst', 'executeTakeFirstOrThrow'])
/** Results of statements that return no rows. */
const COUNTS = new Set(['InsertResult', 'UpdateResult', 'DeleteResult', 'MergeResult'])

/** Files of the product, and this one: the description depends on nothing else. */
export function describedFiles(): { files: string[]; version: string } {
  const files = globSync('{kernel,platform,capabilities,server,demo}/**/*.ts', { cwd: ROOT })
    .filter((file) => !/\.test\.ts$|\.d\.ts$/.test(file))
    .toSorted()
  const hash = createHash('sha256').update(readFileSync(HERE))
  for (const file of files) hash.update(file).update(readFileSync(path.join(ROOT, file)))
  return { files, version: hash.digest('hex') }
}

/** Takes about ten seconds; does nothing while the written description is of this version. */
export function writeRowTypes(file: string, { files, version }: ReturnType<typeof describedFiles>) {
  if (isWritten(file, version)) return
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify({ version, ...rowTypesOf(files) } satisfies RowTypes))
}

export function isWritten(file: string, version: string): boolean {
  try {
    return (JSON.parse(readFileSync(file, 'utf8')) as RowTypes).version === version
  } catch {
    return false // never written, or cut off
  }
}

/** The type of the rows of each call that executes a statement, as the compiler reads it. */
export function rowTypesOf(files: readonly string[]): Omit<RowTypes, 'version'> {
  const { config } = ts.readConfigFile(path.join(ROOT, 'tsconfig.json'), ts.sys.readFile) as {
    config: { compilerOptions: object }
  }
  const settings = { ...config.compilerOptions, incremental: false, tsBuildInfoFile: undefined }
  const { options } = ts.convertCompilerOptionsFromJson(settings, ROOT)
  const roots = files.map((file) => path.join(ROOT, file))
  const program = ts.createProgram(roots, options)
  const checker = program.getTypeChecker()
  const shapes = shapesBy(checker)
  const calls: RowTypes['calls'] = {}
  for (const source of roots.map((file) => program.getSourceFile(file)!)) {
    const visit = (node: ts.Node): void => {
      ts.forEachChild(node, visit)
      const name = executes(node)
      const row = name && rowOf(checker, checker.getTypeAtLocation(node))
      if (!row || row.flags & UNKNOWN) return
      const { line, character } = source.getLineAndCharacterOfPosition(name.getStart())
      const file = path.relative(ROOT, source.fileName)
      calls[`${file}:${line + 1}:${character + 1}`] = shapes.shapeOf(row)
    }
    visit(source)
  }
  return { calls, shapes: shapes.all }
}

const executes = (node: ts.Node): ts.MemberName | null =>
  ts.isCallExpression(node) &&
  ts.isPropertyAccessExpression(node.expression) &&
  EXECUTES.has(node.expression.name.text)
    ? node.expression.name
    : null

/** Of `Promise<{ rows: Row[] }>`, `Promise<Row[]>` and `Promise<Row | undefined>`. */
function rowOf(checker: ts.TypeChecker, promise: ts.Type): ts.Type | null {
  const awaited = checker.getAwaitedType(promise)
  if (!awaited || awaited === promise) return null
  const rows = awaited.getProperty('rows')
  const list = rows ? checker.getTypeOfSymbol(rows) : awaited
  const row = checker.isArrayType(list)
    ? elementOf(checker, list)
    : checker.getNonNullableType(list)
  return COUNTS.has(row.symbol?.name ?? '') ? null : row
}

const elementOf = (checker: ts.TypeChecker, list: ts.Type): ts.Type =>
  checker.getTypeArguments(list as ts.TypeReference)[0]!

const { TypeFlags } = ts
const UNKNOWN = TypeFlags.Any | TypeFlags.Unknown | TypeFlags.Instantiable
const PRIMITIVES: readonly (readonly [ts.TypeFlags, Alternative])[] = [
  [TypeFlags.StringLike, 'string'],
  [TypeFlags.NumberLike, 'number'],
  [TypeFlags.BigIntLike, 'bigint'],
  [TypeFlags.BooleanLike, 'boolean'],
  [TypeFlags.Null, 'null'],
  [TypeFlags.VoidLike, 'undefined'],
]
const CLASSES: Record<string, Alternative> = { Date: 'Date', Buffer: 'bytes', Uint8Array: 'bytes' }

function shapesBy(checker: ts.TypeChecker) {
  const describedShapes = new Map<ts.Type, number>()
  const all: Shape[] = []

  const shapeOf = (type: ts.Type): number => {
    const described = describedShapes.get(type)
    if (described !== undefined) return described
    // Entered before it is described: a type may contain itself.
    const shape = all.push([]) - 1
    describedShapes.set(type, shape)
    all[shape] = alternatives(type)
    return shape
  }

  const alternatives = (type: ts.Type): Shape => {
    if (type.isUnion()) return type.types.flatMap(alternatives)
    if (type.isLiteral() && typeof type.value !== 'object') return [{ is: type.value }]
    if (type.flags & TypeFlags.BooleanLiteral)
      return [{ is: checker.typeToString(type) === 'true' }]
    if (type.flags & UNKNOWN) return ['any']
    // A brand is a primitive and a property that exists for the compiler only.
    const parts = type.isIntersection() ? type.types : [type]
    const primitive = PRIMITIVES.find(([flag]) => parts.some(({ flags }) => flags & flag))
    return [primitive?.[1] ?? objectOf(type)]
  }

  const objectOf = (type: ts.Type): Alternative => {
    const named = CLASSES[type.symbol?.name ?? '']
    if (named) return named
    if (checker.isTupleType(type)) return { array: null }
    if (checker.isArrayType(type)) return { array: shapeOf(elementOf(checker, type)) }
    const values = type.getStringIndexType()
    const properties = type
      .getProperties()
      .map((property): [string, Property] => [
        property.name,
        [
          shapeOf(checker.getTypeOfSymbol(property)),
          Boolean(property.flags & ts.SymbolFlags.Optional),
        ],
      ])
    return { object: Object.fromEntries(properties), ...(values && { values: shapeOf(values) }) }
  }
  return { all, shapeOf }
}
