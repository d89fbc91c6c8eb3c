import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { z } from 'zod'

/** A picture as rows keep it: its two sizes, and the colour to show until it is there. */
export type DemoPicture = {
  url: string
  small_url: string
  width: number
  height: number
  colour: string
}

export const DEMO_PICTURES_PREFIX = '/media/demo/'

const FOLDER = new URL('pictures/', import.meta.url)
const SIDE = 1000

const Library = z.array(
  z.object({ file: z.string(), small: z.string(), backdrop: z.string().regex(/^#[0-9a-f]{6}$/) }),
)
const library = new Map(
  Library.parse(JSON.parse(readFileSync(new URL('library.json', FOLDER), 'utf8'))).map(
    (picture) => [picture.file, picture],
  ),
)
const served = new Set([...library.values()].flatMap(({ file, small }) => [file, small]))

/** The picture of that file name; a name that is not in the library is a mistake of the catalogue. */
export function pictureOf(file: string): DemoPicture {
  const found = library.get(file)
  if (!found) throw new Error(`the demo has no picture ${file}`)
  return {
    url: DEMO_PICTURES_PREFIX + found.file,
    small_url: DEMO_PICTURES_PREFIX + found.small,
    width: SIDE,
    height: SIDE,
    colour: found.backdrop,
  }
}

/** The names of all large pictures, for the generator. */
export const pictureFiles = (): string[] => [...library.keys()]

export type ServedPicture = { bytes: Uint8Array<ArrayBuffer>; headers: Record<string, string> }

const kept = new Map<string, Promise<Uint8Array<ArrayBuffer>>>()

/**
 * The file behind `/media/demo/<name>` with the headers to send it with, or null when there is none.
 * A name always means the same bytes, so browsers may keep them forever.
 */
export async function demoPicture(path: string): Promise<ServedPicture | null> {
  const name = path.startsWith(DEMO_PICTURES_PREFIX)
    ? path.slice(DEMO_PICTURES_PREFIX.length)
    : path
  if (!served.has(name)) return null
  let reading = kept.get(name)
  if (!reading) {
    reading = readFile(new URL(name, FOLDER)).then((bytes) => new Uint8Array(bytes))
    kept.set(name, reading)
  }
  const bytes = await reading
  return {
    bytes,
    headers: {
      'content-type': 'image/webp',
      'content-length': String(bytes.byteLength),
      'cache-control': 'public, max-age=31536000, immutable',
    },
  }
}
