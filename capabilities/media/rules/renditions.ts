/** Pixels; few, so that each is rendered once and stored. */
export const WIDTHS = [128, 256, 400, 640, 800, 1200, 1600] as const

export type Width = (typeof WIDTHS)[number]
export type Format = 'avif' | 'webp'
export type RenditionSpec = { width: Width; format: Format | null }

/** The next width that is large enough, and the best format that the browser accepts. */
export function renditionFor(width: number, accept: string): RenditionSpec {
  const enough = WIDTHS.find((value) => value >= width) ?? WIDTHS.at(-1)! // WIDTHS is not empty
  const format = (['avif', 'webp'] as const).find((value) => accept.includes(`image/${value}`))
  return { width: enough, format: format ?? null }
}

export const allRenditions = (): RenditionSpec[] =>
  WIDTHS.flatMap((width) =>
    [null, 'avif' as const, 'webp' as const].map((format) => ({ width, format })),
  )

/** Appended to the original's storage key. */
export const suffixOf = ({ width, format }: RenditionSpec): string =>
  `.w${width}${format ? `.${format}` : ''}`
