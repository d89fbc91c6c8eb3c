import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'

const ENTRY = fileURLToPath(new URL('../service-worker/service-worker.ts', import.meta.url))

/** `/sw.js` contains the build's digest, so that browsers install a new worker for each build. */
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

/** `version` is that of the site. */
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
  const result = Array.isArray(built) ? built[0] : built
  const files = result && 'output' in result ? result.output : [] // without watching it has them
  const [code] = files.flatMap((file) => (file.type === 'chunk' ? file.code : []))
  if (code === undefined) throw new Error('the service worker was not built')
  return `/* ${version} */${code}`
}
