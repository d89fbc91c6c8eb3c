import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** `.br` and `.gz` beside each text file, at the best ratio. */
export function precompressPlugin(): Plugin {
  return {
    name: 'yova:compressed',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler(options) {
        const folder = options.dir
        if (folder === undefined) return
        const names = await readdir(folder, { recursive: true })
        const texts = names.filter((name) => /\.(js|css|svg|json|webmanifest)$/.test(name))
        await Promise.all(texts.map((name) => compress(join(folder, name))))
      },
    },
  }
}

async function compress(path: string): Promise<void> {
  const content = await readFile(path)
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }
  await writeFile(`${path}.br`, await brotli(content, quality))
  await writeFile(`${path}.gz`, await gzipped(content, { level: 9 }))
}
