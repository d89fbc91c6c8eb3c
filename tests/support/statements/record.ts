import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { afterAll } from 'vitest'

/** Folder of the texts of all statements that a run executes, a file for each worker. */
const folder = process.env['YOVA_RECORD_STATEMENTS']

const texts = new Set<string>()
const recording = globalThis as { yovaRecordsStatements?: boolean }

if (folder !== undefined) {
  // This file runs again for each file of a worker.
  if (!recording.yovaRecordsStatements) {
    recording.yovaRecordsStatements = true
    recordQueries()
    mkdirSync(folder, { recursive: true })
  }
  afterAll(() =>
    writeFileSync(path.join(folder, `${process.pid}.json`), JSON.stringify([...texts])),
  )
}

function recordQueries(): void {
  // oxlint-disable-next-line typescript/unbound-method -- called with the client below
  const { query } = pg.Client.prototype
  pg.Client.prototype.query = function record(this: pg.Client, ...args: unknown[]) {
    const [asked] = args
    const text = typeof asked === 'string' ? asked : Reflect.get(Object(asked), 'text')
    if (typeof text === 'string') texts.add(text)
    return Reflect.apply(query, this, args)
  } as typeof query
}
