import ts from 'typescript'

export type ForbiddenCode = {
  name: string
  why: string
  applies(path: string): boolean
  find(file: ts.SourceFile): ts.Node[]
  /** Violations that `find` must report; they prove that the rule works. */
  planted: readonly { path: string; code: string }[]
}

export function collect(file: ts.SourceFile, offends: (node: ts.Node) => boolean): ts.Node[] {
  const found: ts.Node[] = []
  const visit = (node: ts.Node): void => {
    if (offends(node)) found.push(node)
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}
