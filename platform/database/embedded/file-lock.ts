import { randomBytes } from 'node:crypto'
import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { processStartTime } from './processes.ts'

const PREFIX = 'turn-'

/**
 * Mutual exclusion between processes, by a lock file of each contender's own name: that of a killed
 * process can be removed. A contender that sees no other file has the lock.
 */
export async function withFileLock<T>(folder: string, work: () => Promise<T>): Promise<T> {
  const mine = `${PREFIX}${process.pid}-${processStartTime(process.pid)}-${randomBytes(6).toString('hex')}`
  const path = join(folder, mine)
  for (;;) {
    if (others(folder, mine).length === 0) {
      writeFileSync(path, '', { flag: 'wx', mode: 0o600 })
      if (others(folder, mine).length === 0) break
      rmSync(path)
    }
    await sleep(5 + Math.random() * 45)
  }
  try {
    return await work()
  } finally {
    rmSync(path, { force: true })
  }
}

function others(folder: string, mine: string): string[] {
  return readdirSync(folder).filter((name) => {
    if (!name.startsWith(PREFIX) || name === mine) return false
    const [, pid, started] = name.split('-')
    if (processStartTime(Number(pid)) === started && started !== '') return true
    rmSync(join(folder, name), { force: true })
    return false
  })
}
