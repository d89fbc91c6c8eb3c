import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { afterAll } from 'vitest'

/** Folder of the texts of all statements that a run executes, a file for each worker. */
const folder = process.env['YOVA_RECORD_STATEMENTS']

/** This file runs again for each file of a worker, which records into one set. */
const worker = globalThis as { yovaStatements?: Set<string> }

if (folder !== undefined) {
  mkdirSync(folder, { recursive: true })
  const texts = (worker.yovaStatements ??= recordQueries())
  afterAll(() =>
    writeFileSync(path.join(folder, `${process.pid}.json`), JSON.stringify([...texts])),
  )
}

function recordQueries(): Set<string> {
  const texts = new Set<string>()
  // oxlint-disable-next-line typescript/unbound-method -- called with the client below
  const { query } = pg.Client.prototype
  pg.Client.prototype.query = function record(this: pg.Client, ...args: unknown[]) {
    const [input] = args
    const text = typeof input === 'string' ? input : Reflect.get(Object(input), 'text')
    if (typeof text === 'string') texts.add(text)
    return Reflect.apply(query, this, args)
  } as typeof query
  return texts
}
