import { cpuOf, median, medianSample, type Sample } from './measure.ts'

export function table(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = headings.map((heading, index) =>
    Math.max(heading.length, ...rows.map((row) => (row[index] ?? '').length)),
  )
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, index) =>
        index === 0 ? cell.padEnd(widths[index] ?? 0) : cell.padStart(widths[index] ?? 0),
      )
      .join('  ')
      .trimEnd()
  return [
    line(headings),
    widths.map((width) => '-'.repeat(width)).join('  '),
    ...rows.map(line),
  ].join('\n')
}

/** Three significant digits. */
export function figure(value: number | null): string {
  if (value === null || Number.isNaN(value)) return '-'
  if (value >= 100) return Math.round(value).toLocaleString('en')
  return value >= 10 ? value.toFixed(1) : value.toFixed(2)
}

export type CellSamples = { name: string; byServer: ReadonlyMap<string, readonly Sample[]> }

const FLOORS = ['bytes', 'sql']
const HEADINGS = [
  '',
  'requests/s',
  'p50 ms',
  'p99 ms',
  'server CPU ms',
  'database CPU ms',
  'bytes',
  'client',
]

export function cellsReport(cells: readonly CellSamples[]): string {
  const rows = cells.flatMap(({ name, byServer }) => [
    [name],
    ...[...byServer].map(([server, samples]) => sampleRow(server, medianSample(samples))),
  ])
  const ratios = cells.flatMap(({ name, byServer }) => ratioRows(name, byServer))
  return [
    table(HEADINGS, rows),
    '',
    table(['', 'floor', 'speed, of the floor', 'CPU, times the floor'], ratios),
  ].join('\n')
}

const sampleRow = (server: string, sample: Sample): string[] => [
  `  ${server}`,
  figure(sample.perSecond),
  figure(sample.p50),
  figure(sample.p99),
  sample.serverCpu === null ? '-' : sample.serverCpu.toFixed(3),
  sample.databaseCpu === null ? '-' : sample.databaseCpu.toFixed(3),
  Math.round(sample.bytesEach).toLocaleString('en'),
  `${Math.round(sample.busy * 100)} %`,
]

function ratioRows(name: string, byServer: ReadonlyMap<string, readonly Sample[]>): string[][] {
  const ours = [...byServer].filter(([server]) => !FLOORS.includes(server))
  return ours.flatMap(([server, samples]) =>
    FLOORS.flatMap((floor) => {
      const against = byServer.get(floor)
      return against ? [[`${name}, ${server}`, floor, ...ratios(samples, against)]] : []
    }),
  )
}

/** The median of the ratios per round: a disturbance of a round affects both sides. */
function ratios(ours: readonly Sample[], floor: readonly Sample[]): [string, string] {
  const pairs = ours.map((sample, round) => [sample, floor[round]!] as const) // both ran in every round
  const cpu = pairs.map(([a, b]) => (cpuOf(a) ?? Number.NaN) / (cpuOf(b) ?? Number.NaN))
  return [
    figure(median(pairs.map(([a, b]) => a.perSecond / b.perSecond))),
    cpu.some(Number.isNaN) ? '-' : figure(median(cpu)),
  ]
}
