import { expect, test } from 'vitest'
import { ZipFile } from 'yazl'
import { openArchive } from './archive.ts'
import type { FileSource } from './source.ts'

const emptyFiles = (count: number) =>
  packed((zip) => {
    for (let index = 0; index < count; index += 1)
      zip.addBuffer(Buffer.alloc(0), `product-${index}.jpg`, { compress: false })
  })

async function packed(fill: (zip: ZipFile) => void): Promise<Buffer> {
  const zip = new ZipFile()
  fill(zip)
  zip.end()
  const parts: Buffer[] = []
  for await (const part of zip.outputStream as AsyncIterable<Buffer>) parts.push(part)
  return Buffer.concat(parts)
}

function countedSource(bytes: Buffer): FileSource & { reads: number } {
  const source = {
    reads: 0,
    length: bytes.byteLength,
    read: async (start: number, end: number) => {
      source.reads += 1
      return bytes.subarray(start, end)
    },
  }
  return source
}

test('the directory of an archive is read in blocks, however many entries it has', async () => {
  const source = countedSource(await emptyFiles(4_900))
  const { entries } = await openArchive(source)
  expect(entries).toHaveLength(4_900)
  expect(source.reads).toBeLessThan(8)
})

test('an archive with too many entries is refused before they are read', async () => {
  const source = countedSource(await emptyFiles(6_000))
  await expect(openArchive(source)).rejects.toMatchObject({ code: 'archive_too_large' })
  expect(source.reads).toBeLessThan(3)
})

test('an archive that declares a hundred times its size is refused before anything is unpacked', async () => {
  const bomb = await packed((zip) => zip.addBuffer(Buffer.alloc(20 * 1024 * 1024), 'a.xml'))
  await expect(openArchive(countedSource(bomb))).rejects.toMatchObject({
    code: 'archive_too_large',
  })
  const small = await packed((zip) => zip.addBuffer(Buffer.alloc(1024 * 1024), 'a.xml'))
  expect((await openArchive(countedSource(small))).entries).toHaveLength(1)
})

test('entries are read whole across the borders of blocks', async () => {
  const first = Buffer.alloc(1_500_000, 'a')
  const second = Buffer.alloc(1_200_000, 'b')
  const archive = await openArchive(
    countedSource(
      await packed((zip) => {
        zip.addBuffer(first, 'first', { compress: false })
        zip.addBuffer(second, 'second', { compress: false })
      }),
    ),
  )
  for (const [index, content] of [second, first].entries()) {
    const parts: Uint8Array[] = []
    const entry = archive.entries[1 - index]!
    for await (const bytes of archive.open(entry)) parts.push(bytes)
    expect(Buffer.concat(parts).equals(content)).toBe(true)
  }
})
