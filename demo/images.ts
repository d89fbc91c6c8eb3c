import { readFileSync } from 'node:fs'
import { z } from 'zod'

export type DemoImage = {
  url: string
  small_url: string
  width: number
  height: number
  dominant_color: string
}

const DEMO_IMAGES_PREFIX = '/media/demo/'

const FOLDER = new URL('images/', import.meta.url)
const SIDE = 1000

const Library = z.array(
  z.object({ file: z.string(), small: z.string(), backdrop: z.string().regex(/^#[0-9a-f]{6}$/) }),
)
const library = new Map(
  Library.parse(JSON.parse(readFileSync(new URL('library.json', FOLDER), 'utf8'))).map((image) => [
    image.file,
    image,
  ]),
)

/** @throws when the library has no such file, a mistake of the catalog. */
export function imageOf(file: string): DemoImage {
  const found = library.get(file)
  if (!found) throw new Error(`the demo has no image ${file}`)
  return {
    url: DEMO_IMAGES_PREFIX + found.file,
    small_url: DEMO_IMAGES_PREFIX + found.small,
    width: SIDE,
    height: SIDE,
    dominant_color: found.backdrop,
  }
}
