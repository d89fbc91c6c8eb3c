import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { isSafeName, localStorage } from './index.ts'

const folder = await mkdtemp(join(tmpdir(), 'storage-'))
afterAll(() => rm(folder, { recursive: true }))
const storage = localStorage(folder)

test('a file comes back as it was put, with its type, until it is removed', async () => {
  await storage.put('product-images/a.webp', Buffer.from('one'), 'image/webp')
  await storage.put('product-images/a.webp', Buffer.from('two'), 'image/webp')

  const found = await storage.find('product-images/a.webp')
  expect(Buffer.from(found!.bytes).toString()).toBe('two')
  expect(found).toMatchObject({
    contentType: 'image/webp',
    etag: expect.stringMatching(/^"[\w-]{22}"$/),
  })

  await storage.remove('product-images/a.webp')
  await storage.remove('product-images/a.webp')
  expect(await storage.find('product-images/a.webp')).toBeNull()
  expect(await readdir(folder)).toEqual(['product-images'])
})

test.each(['../secret', 'a/../../b', '/etc/passwd', '.env', 'a//b', 'a\\b', 'a\0b', '', 'a/', 'é'])(
  'a name that could leave the folder is refused: %j',
  async (name) => {
    expect(isSafeName(name)).toBe(false)
    expect(await storage.find(name)).toBeNull()
    await expect(storage.put(name, Buffer.from('x'), 'text/plain')).rejects.toThrow(RangeError)
  },
)
