/** The widths in which pictures are made smaller, in pixels: few, so that each is made once and kept. */
export const WIDTHS = [128, 256, 400, 640, 800, 1200, 1600] as const

export type Width = (typeof WIDTHS)[number]
export type Format = 'avif' | 'webp'
/** How a picture is sent: no wider than `width`, in a modern format where it is taken. */
export type RenditionSpec = { width: Width; format: Format | null }

/** The form for what was asked: the next width that is wide enough, and the best format taken. */
export function renditionFor(width: number, accept: string): RenditionSpec {
  const enough = WIDTHS.find((one) => one >= width) ?? WIDTHS.at(-1)! // there are several
  const format = (['avif', 'webp'] as const).find((one) => accept.includes(`image/${one}`))
  return { width: enough, format: format ?? null }
}

/** Every form that may have been made of a picture. */
export const allRenditions = (): RenditionSpec[] =>
  WIDTHS.flatMap((width) =>
    [null, 'avif' as const, 'webp' as const].map((format) => ({ width, format })),
  )

/** What a form adds to the place where the picture is kept. */
export const suffixOf = ({ width, format }: RenditionSpec): string =>
  `.w${width}${format ? `.${format}` : ''}`
