import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'

const ENTRY = fileURLToPath(new URL('../service-worker/service-worker.ts', import.meta.url))

/**
 * Writes `/sw.js`, one file that stands alone. It carries the digest of everything else that was
 * built, so that a browser sees another worker whenever the site is another.
 */
export function serviceWorker(): Plugin {
  return {
    name: 'yova:service-worker',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const digest = createHash('sha256')
        for (const name of Object.keys(bundle).toSorted()) digest.update(name)
        const version = digest.digest('base64url').slice(0, 12)
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: await compiled(version) })
      },
    },
  }
}

/** The worker as one script, with the version of the site that it belongs to. */
export async function compiled(version: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      copyPublicDir: false,
      rolldownOptions: { input: ENTRY, output: { format: 'iife', entryFileNames: 'sw.js' } },
    },
  })
  const { output } = (Array.isArray(built) ? built[0] : built) as {
    output: readonly { type: string; code?: string }[]
  } // `write: false` and no watching give the files themselves
  const code = output.find(({ type }) => type === 'chunk')?.code
  if (code === undefined) throw new Error('the service worker was not built')
  return `/* ${version} */${code}`
}
