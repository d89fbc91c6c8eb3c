import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { type KyselyPlugin, type QueryId, RawNode, type RootOperationNode } from 'kysely'
import { mismatchOf } from './mismatch.ts'
import type { RowTypes } from './row-types.ts'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
/** Of one statement; the others say the same again. */
const MOST_ROWS = 20

export type RowCheck = KyselyPlugin & { mismatches: ReadonlySet<string> }

/** Compares the rows of each statement with the type that is declared where it is executed; throws a TypeError. */
export function checkRows({ calls, shapes }: Pick<RowTypes, 'calls' | 'shapes'>): RowCheck {
  const mismatches = new Set<string>()
  const running = new WeakMap<QueryId, string>()
  return {
    mismatches,
    transformQuery({ node, queryId }) {
      const call = callOf(node)
      if (call in calls) running.set(queryId, call)
      return node
    },
    async transformResult({ result, queryId }) {
      const call = running.get(queryId)
      if (call === undefined) return result
      for (const row of result.rows.slice(0, MOST_ROWS)) {
        const mismatch = mismatchOf(row, calls[call]!, shapes)
        if (mismatch === undefined) continue
        mismatches.add(`${call}: ${mismatch}`)
        throw new TypeError(`not as its type says, ${call}: ${mismatch}`)
      }
      return result
    },
  }
}

/** Read once for each worker. */
const parsedFiles = new Map<string, RowTypes>()
export function readRowTypes(file: string): RowTypes {
  const types = parsedFiles.get(file) ?? (JSON.parse(readFileSync(file, 'utf8')) as RowTypes)
  parsedFiles.set(file, types)
  return types
}

/** A stack is slow, and the strings of a template are one object for each place in the source. */
const callsOfTemplates = new WeakMap<readonly string[], string>()

/** `file:line:column` of the call that executes it, described or not. */
function callOf(node: RootOperationNode): string {
  const template = RawNode.is(node) ? node.sqlFragments : null
  const call = (template && callsOfTemplates.get(template)) ?? callInStack()
  if (template) callsOfTemplates.set(template, call)
  return call
}

const FRAME = /([^\s(]+):(\d+):(\d+)\)?$/

/** The first frame outside the query builder. */
function callInStack(): string {
  const limit = Error.stackTraceLimit
  Error.stackTraceLimit = 20
  const { stack = '' } = new Error('where the statement is executed')
  Error.stackTraceLimit = limit
  const frames = stack.split('\n').slice(1)
  const frame = frames.find((line) => !line.includes('/node_modules/') && !line.includes(HERE))
  const [, file = '', line, column] = FRAME.exec(frame ?? '') ?? []
  return `${path.relative(ROOT, file.replace('file://', ''))}:${line}:${column}`
}
const HERE = 'support/row-types/'
