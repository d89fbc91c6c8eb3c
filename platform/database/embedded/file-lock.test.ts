import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { processStartTime } from './processes.ts'
import { withFileLock } from './file-lock.ts'

const folder = mkdtempSync(join(tmpdir(), 'yova-turn-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const TURNS = 25
/** Reads, waits and writes: two processes at once lose an increment. */
const counting = `
  import { readFileSync, writeFileSync } from 'node:fs'
  import { setTimeout as sleep } from 'node:timers/promises'
  import { withFileLock } from ${JSON.stringify(new URL('file-lock.ts', import.meta.url).href)}
  for (let n = 0; n < ${TURNS}; n += 1)
    await withFileLock(process.argv[1], async () => {
      const count = Number(readFileSync(process.argv[2], 'utf8'))
      await sleep(2)
      writeFileSync(process.argv[2], String(count + 1))
    })`

test('four processes take turns, and none is lost', async () => {
  const counter = join(folder, 'counter')
  writeFileSync(counter, '0')

  const codes = await Promise.all(
    Array.from({ length: 4 }, async () => {
      const args = ['--input-type=module', '-e', counting, folder, counter]
      const [code] = await once(spawn(process.execPath, args, { stdio: 'inherit' }), 'close')
      return code as number
    }),
  )

  expect(codes).toEqual([0, 0, 0, 0])
  expect(readFileSync(counter, 'utf8')).toBe(String(4 * TURNS))
}, 60_000)

test('a turn that fails is given back', async () => {
  await expect(withFileLock(folder, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await withFileLock(folder, async () => 'next')).toBe('next')
})

test('the turn of a killed process is taken over, even when its number lives again', async () => {
  writeFileSync(join(folder, `turn-${2 ** 22 + 1}-1-aaaaaaaaaaaa`), '')
  writeFileSync(join(folder, `turn-${process.ppid}-1-bbbbbbbbbbbb`), '')

  expect(await withFileLock(folder, async () => 'taken')).toBe('taken')
  expect(readdirSync(folder).filter((name) => name.startsWith('turn-'))).toEqual([])
})

test('a process is known by its number and its start', () => {
  expect(processStartTime(process.pid)).toMatch(/^\w+$/)
  expect(processStartTime(2 ** 22 + 1)).toBe('')
})
