import ts from 'typescript'

export type GrantedTables = {
  /** `orders.orders`. */
  tables: ReadonlySet<string>
  /** The capabilities that each may read, as `capability-map.cjs` grants them. */
  map: Readonly<Record<string, readonly string[]>>
}

const WRITES =
  /\b(?:insert into|update|delete from|merge into|truncate(?: table)?|copy)\s+(\w+\.\w+)/gi

/**
 * Raw statements of a file against the map: a table of another capability may be read if the map
 * grants it, and is never written. The types of `tables<X>` hold the query builder to the same.
 */
export function foreignTables(file: string, code: string, granted: GrantedTables): string[] {
  const capability = file.split('/')[1]!
  const isForeign = (table: string): boolean =>
    granted.tables.has(table) && !['platform', capability].includes(ownerOf(table))
  const texts = file.endsWith('.sql') ? [sqlWithoutComments(code)] : literals(code, file)
  const found = new Set<string>()
  for (const text of texts) {
    for (const [, table] of text.matchAll(WRITES))
      if (isForeign(table!)) found.add(`${file} writes ${table}`)
    for (const [table] of text.matchAll(/\b[a-z_]+\.[a-z_0-9]+\b/g))
      if (isForeign(table) && !(granted.map[capability] ?? []).includes(ownerOf(table)))
        found.add(`${file} reads ${table}`)
  }
  return [...found]
}

const ownerOf = (table: string): string => table.split('.')[0]!.replaceAll('_', '-')

const sqlWithoutComments = (sql: string): string => sql.replaceAll(/--[^\n]*/g, ' ')

function literals(code: string, file: string): string[] {
  const texts: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node)) return
    if (ts.isStringLiteralLike(node)) texts.push(node.text)
    if (ts.isTemplateExpression(node))
      texts.push(
        node.head.text + node.templateSpans.map(({ literal }) => `$${literal.text}`).join(''),
      )
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, code, ts.ScriptTarget.Latest))
  return texts
}
