import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { type Browser, chromium } from 'playwright-core'
import { beforeAll, describe } from 'vitest'

/** The headless shell comes first: the same engine, opened for a third of the work. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
]

const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** `YOVA_TEST_BROWSER=off` skips the tests that need a browser; the closing line counts them. */
export const browserIsOff = process.env['YOVA_TEST_BROWSER'] === 'off'

/** Up to three attempts, because a busy machine misses a moment; the report shows each retry. */
export function inBrowser(name: string, tests: (browser: () => Browser) => void): void {
  // oxlint-disable-next-line vitest/valid-title -- each caller gives it
  describe.skipIf(browserIsOff)(name, { timeout: 120_000, retry: 2 }, () => {
    let opened: Browser | undefined
    beforeAll(async () => {
      opened = await workersBrowser()
    }, 180_000)
    tests(() => {
      if (!opened) throw new Error('the browser is opened before the first test')
      return opened
    })
  })
}

let shared: Promise<Browser> | undefined

/** One for all files of a worker, as each visit has a window of its own; it ends with the worker. */
export async function workersBrowser(): Promise<Browser> {
  const open = await shared?.catch(() => undefined)
  if (open?.isConnected()) return open
  shared = openBrowser()
  return shared
}

/** From CHROMIUM_PATH, the PATH, Debian or the npm package; throws with instructions. */
export async function openBrowser(extra: readonly string[] = []): Promise<Browser> {
  const found = process.env['CHROMIUM_PATH'] || onPath() || fromDebian()
  if (found) return chromium.launch({ executablePath: found, args: [...ARGUMENTS, ...extra] })

  try {
    const { default: packaged } = await import('@sparticuz/chromium')
    const executablePath = await packaged.executablePath()
    return await chromium.launch({
      executablePath,
      args: [...packaged.args, ...ARGUMENTS, ...extra],
    })
  } catch (error) {
    const advice =
      'install Chromium, set CHROMIUM_PATH, or leave these tests out with YOVA_TEST_BROWSER=off'
    throw new Error(`no browser could be started: ${advice}`, { cause: error })
  }
}

function onPath(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) =>
    existsSync(path),
  )
}

function fromDebian(): string | undefined {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get'))
    return undefined
  process.stdout.write("No browser is installed: installing Debian's chromium\n")
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore' })
  // Older releases have the second one only.
  NAMES.slice(0, 2).some(install)
  return onPath()
}

function install(name: string): boolean {
  const { status } = spawnSync('apt-get', ['install', '-y', '-qq', name], {
    stdio: 'ignore',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  return status === 0
}
