import type { ImportEncoding } from '../schema.ts'

const starts = (bytes: Uint8Array, ...marks: number[]): boolean =>
  marks.every((mark, at) => bytes[at] === mark)

/** Whether a file begins like a ZIP, which a workbook is too. */
export const isArchive = (bytes: Uint8Array): boolean =>
  starts(bytes, 0x50, 0x4b, 3, 4) || starts(bytes, 0x50, 0x4b, 5, 6)

/** In which letters a text is written, from how it begins. */
export function encodingOf(bytes: Uint8Array): ImportEncoding {
  if (starts(bytes, 0xff, 0xfe)) return 'utf-16le'
  const zeros = bytes.filter((byte, at) => at % 2 === 1 && byte === 0).length
  if (zeros > bytes.length / 4) return 'utf-16le'
  if (starts(bytes, 0xef, 0xbb, 0xbf) || isUtf8(bytes)) return 'utf-8'
  // In Arabic letters of Windows stand beside each other; French accents stand alone.
  let runs = 0
  let alone = 0
  for (let at = 0; at < bytes.length; at += 1) {
    if ((bytes[at] ?? 0) < 0xc0) continue
    if ((bytes[at - 1] ?? 0) >= 0xc0 || (bytes[at + 1] ?? 0) >= 0xc0) runs += 1
    else alone += 1
  }
  return runs > alone ? 'windows-1256' : 'windows-1252'
}

/** Whether these bytes are UTF-8; the last letter may be cut off. */
function isUtf8(bytes: Uint8Array): boolean {
  let at = 0
  while (at < bytes.length) {
    const byte = bytes[at] ?? 0
    const more = byte < 0x80 ? 0 : byte >= 0xf0 ? 3 : byte >= 0xe0 ? 2 : byte >= 0xc2 ? 1 : -1
    if (more < 0 || byte > 0xf4) return false
    for (let next = 1; next <= more; next += 1) {
      const follows = bytes[at + next]
      if (follows === undefined) return true
      if (follows < 0x80 || follows > 0xbf) return false
    }
    at += more + 1
  }
  return true
}

export const DELIMITERS = [',', ';', '\t', '|'] as const

/** The mark that parts the first lines into the most columns, as many in each. */
export function delimiterOf(text: string): string {
  const lines = linesOf(text).slice(0, 20)
  let best: { delimiter: string; score: number } = { delimiter: ',', score: 0 }
  for (const delimiter of DELIMITERS) {
    const counts = lines.map((line) => outsideQuotes(line).split(delimiter).length - 1)
    const first = counts[0] ?? 0
    const same = counts.filter((count) => count === first).length
    const score = first === 0 ? 0 : first * (same / Math.max(counts.length, 1))
    if (score > best.score) best = { delimiter, score }
  }
  return best.delimiter
}

const outsideQuotes = (line: string): string => line.replace(/"(?:[^"]|"")*"/g, '')

/** Lines, of which a quoted one may hold others. */
function linesOf(text: string): string[] {
  const lines: string[] = []
  let line = ''
  for (const part of text.split(/\r\n|\n|\r/)) {
    line = line === '' ? part : `${line}\n${part}`
    if ((line.match(/"/g)?.length ?? 0) % 2 === 0 || line.length > 20_000) {
      if (line.trim() !== '') lines.push(line)
      line = ''
    }
  }
  return lines
}
