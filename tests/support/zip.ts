import { promisify } from 'node:util'
import yauzl from 'yauzl'

/** Name → text of each file. */
export async function unzip(bytes: Buffer): Promise<Record<string, string>> {
  const zip = await promisify<Buffer, object, yauzl.ZipFile>(yauzl.fromBuffer)(bytes, {
    lazyEntries: true,
  })
  const files: Record<string, string> = {}
  return new Promise((resolve, reject) => {
    zip.on('entry', (entry: yauzl.Entry) => {
      zip.openReadStream(entry, (error, stream) => {
        if (error) return reject(error)
        const parts: Buffer[] = []
        stream.on('data', (part: Buffer) => parts.push(part))
        stream.on('end', () => {
          files[entry.fileName] = Buffer.concat(parts).toString()
          zip.readEntry()
        })
      })
    })
    zip.on('end', () => resolve(files))
    zip.readEntry()
  })
}
