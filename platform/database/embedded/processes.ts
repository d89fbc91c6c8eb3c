import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { errorCode } from '#platform/errors.ts'

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return errorCode(error) === 'EPERM'
  }
}

/** '' if it does not run. Identifies a process with its number, which a container may reuse. */
export function processStartTime(pid: number): string {
  if (!isAlive(pid)) return ''
  if (process.platform !== 'linux') return requestedAt(pid)
  try {
    // The name may hold spaces and brackets: fields are counted behind its last bracket.
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  } catch {
    return ''
  }
}

function requestedAt(pid: number): string {
  try {
    const answer = execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' })
    return answer.replaceAll(/\W+/g, '')
  } catch {
    return ''
  }
}

/** Whether any process works in the folder, as all of a PostgreSQL server do. */
export function isInUse(folder: string, pid: number): boolean {
  if (process.platform !== 'linux') return isAlive(pid) && commandOf(pid).includes(folder)
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .some((name) => {
      try {
        return readlinkSync(`/proc/${name}/cwd`) === folder
      } catch {
        return false
      }
    })
}

function commandOf(pid: number): string {
  try {
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
  } catch {
    return ''
  }
}
