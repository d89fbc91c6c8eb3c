import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { isSafeName, type Storage } from './port.ts'
import { errorCode } from '#platform/errors.ts'

/** Stored beside the file, as a name does not prove a type. */
const TYPE_SUFFIX = '.content-type'

/** Several processes of this machine may use the folder at once. */
export function localStorage(folder: string): Storage {
  const pathOf = (name: string): string => {
    if (!isSafeName(name) || name.endsWith(TYPE_SUFFIX))
      throw new RangeError(`not a safe file name: ${name}`)
    return join(folder, name)
  }

  // Written aside and renamed, so that a reader never sees half a file.
  async function write(path: string, content: Uint8Array | string): Promise<void> {
    const aside = join(folder, `.${randomUUID()}.part`)
    await writeFile(aside, content, { flush: true })
    await rename(aside, path)
  }

  return {
    async put(name, bytes, contentType) {
      const path = pathOf(name)
      await mkdir(dirname(path), { recursive: true })
      await write(path + TYPE_SUFFIX, contentType)
      await write(path, bytes)
    },
    async find(name) {
      if (!isSafeName(name)) return null
      const path = pathOf(name)
      try {
        const [bytes, contentType] = await Promise.all([
          readFile(path),
          readFile(path + TYPE_SUFFIX, 'utf8'),
        ])
        const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
        return { bytes, contentType, etag }
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
    },
    async remove(name) {
      const path = pathOf(name)
      await rm(path, { force: true })
      await rm(path + TYPE_SUFFIX, { force: true })
    },
  }
}

const isMissing = (error: unknown): boolean =>
  ['ENOENT', 'ENOTDIR', 'EISDIR'].includes(errorCode(error))
