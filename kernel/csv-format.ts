export const TEXT_ENCODINGS = ['utf-8', 'windows-1252', 'windows-1256', 'utf-16le'] as const
export type TextEncoding = (typeof TEXT_ENCODINGS)[number]
export const CSV_DELIMITERS = [',', ';', '\t', '|'] as const

export type CsvFormat = { encoding: TextEncoding; delimiter: string }

export function detectEncoding(bytes: Uint8Array): TextEncoding {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  const zeros = bytes.filter((byte, index) => index % 2 === 1 && byte === 0).length
  if (zeros > bytes.length / 4) return 'utf-16le'
  if (isUtf8(bytes)) return 'utf-8'
  // Arabic letters of windows-1256 are adjacent; French accents stand alone.
  let runs = 0
  let alone = 0
  for (let index = 0; index < bytes.length; index += 1) {
    if ((bytes[index] ?? 0) < 0xc0) continue
    if ((bytes[index - 1] ?? 0) >= 0xc0 || (bytes[index + 1] ?? 0) >= 0xc0) runs += 1
    else alone += 1
  }
  return runs > alone ? 'windows-1256' : 'windows-1252'
}

/** The last character may be cut off. */
function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true })
    return true
  } catch {
    return false
  }
}

/** The delimiter with the most columns, and equally many in each of the first 20 records. */
export function detectDelimiter(text: string): string {
  const lines = linesOf(text).slice(0, 20)
  let best: { delimiter: string; score: number } = { delimiter: ',', score: 0 }
  for (const delimiter of CSV_DELIMITERS) {
    const counts = lines.map((line) => outsideQuotes(line).split(delimiter).length - 1)
    const first = counts[0] ?? 0
    const same = counts.filter((count) => count === first).length
    const score = first === 0 ? 0 : first * (same / Math.max(counts.length, 1))
    if (score > best.score) best = { delimiter, score }
  }
  return best.delimiter
}

const outsideQuotes = (line: string): string => line.replace(/"(?:[^"]|"")*"/g, '')

/** A quoted cell may contain line breaks. */
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
