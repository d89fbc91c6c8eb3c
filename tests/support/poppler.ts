import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'

export type PixelImage = { width: number; height: number; pixels: Uint8Array }

/** Without Debian's poppler-utils their tests are skipped, with a warning. */
export const hasPoppler = spawnSync('pdftotext', ['-v']).status === 0
if (!hasPoppler) console.warn('SKIPPED: papers were not read, install poppler-utils (pdftotext)')

function run(command: string, bytes: Uint8Array, options: readonly string[], output: string) {
  const folder = mkdtempSync(join(tmpdir(), 'yova-paper-'))
  const file = join(folder, 'paper.pdf')
  writeFileSync(file, bytes)
  const { status, stderr } = spawnSync(command, [...options, file, join(folder, output)])
  if (status !== 0) throw new Error(`${command}: ${stderr.toString()}`)
  const written = readFileSync(join(folder, output === 'page' ? 'page.png' : output))
  rmSync(folder, { recursive: true })
  return written
}

/** In reading order. */
export const readText = (bytes: Uint8Array): string =>
  run('pdftotext', bytes, ['-enc', 'UTF-8'], 'text').toString('utf8')

/** The first page in gray. */
export const readImage = (bytes: Uint8Array, dotsPerInch: number): Promise<PixelImage> =>
  grayImage(
    run('pdftoppm', bytes, ['-r', String(dotsPerInch), '-png', '-gray', '-singlefile'], 'page'),
  )

export async function grayImage(png: Uint8Array): Promise<PixelImage> {
  const { data, info } = await sharp(png)
    .flatten({ background: '#ffffff' })
    .grayscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const pixels = new Uint8Array(info.width * info.height)
  for (let index = 0; index < pixels.length; index++)
    pixels[index] = data[index * info.channels] ?? 255
  return { width: info.width, height: info.height, pixels }
}

export const band = ({ width, pixels }: PixelImage, top: number, height: number): PixelImage => ({
  width,
  height,
  pixels: pixels.slice(top * width, (top + height) * width),
})

/** Share of the ink in one image only, at best alignment; tolerates a pixel of anti-aliasing. */
export function inkDifference(image: PixelImage, other: PixelImage): number {
  const [a, b] = [inkOf(image), inkOf(other)]
  if (!a || !b) return 1
  let least = Infinity
  for (const dx of [-1, 0, 1])
    for (const dy of [-1, 0, 1])
      least = Math.min(least, onlyIn(a, b, dx, dy) + onlyIn(b, a, -dx, -dy))
  return least / Math.max(a.sum, b.sum)
}

type Ink = NonNullable<ReturnType<typeof inkOf>>

function onlyIn(a: Ink, b: Ink, dx: number, dy: number): number {
  let sum = 0
  for (let y = 0; y < a.height; y++)
    for (let x = 0; x < a.width; x++) {
      const dark = a.at(x, y)
      if (dark === 0) continue
      let near = 0
      for (let v = -1; v <= 1; v++)
        for (let h = -1; h <= 1; h++) near = Math.max(near, b.at(x + dx + h, y + dy + v))
      sum += Math.max(0, dark - near)
    }
  return sum
}

/** From the first column and row with ink. */
function inkOf({ width, height, pixels }: PixelImage) {
  let [left, right, top, bottom, sum] = [width, -1, height, -1, 0]
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const dark = 255 - (pixels[y * width + x] ?? 255)
      sum += dark
      if (dark < 128) continue
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = Math.max(bottom, y)
    }
  if (sum === 0) return null
  const time = (x: number, y: number) => {
    const [column, line] = [x + left, y + top]
    if (column < 0 || line < 0 || column >= width || line >= height) return 0
    return 255 - (pixels[line * width + column] ?? 255)
  }
  return { sum, width: right - left + 1, height: bottom - top + 1, at: time }
}
