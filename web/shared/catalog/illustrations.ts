/** The site's own pictures, by the name of their file: the build gives each its final address. */
const files = import.meta.glob<string>('../../assets/illustrations/*', {
  eager: true,
  query: '?url',
  import: 'default',
})

const addressOf = (name: string): string => files[`../../assets/illustrations/${name}`] ?? ''

/** A `srcset` of one scene in one format. */
export const illustrationSrcSet = (
  scene: string,
  widths: readonly number[],
  format: 'avif' | 'webp',
) => widths.map((width) => `${addressOf(`${scene}-${width}.${format}`)} ${width}w`).join(', ')

export const illustrationUrl = (scene: string, width: number): string =>
  addressOf(`${scene}-${width}.webp`)
