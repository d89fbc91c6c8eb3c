const files = import.meta.glob<string>('../../assets/illustrations/*', {
  eager: true,
  query: '?url',
  import: 'default',
})

const addressOf = (name: string): string => files[`../../assets/illustrations/${name}`] ?? ''

export const illustrationSrcSet = (
  scene: string,
  widths: readonly number[],
  format: 'avif' | 'webp',
) => widths.map((width) => `${addressOf(`${scene}-${width}.${format}`)} ${width}w`).join(', ')

export const illustrationUrl = (scene: string, width: number): string =>
  addressOf(`${scene}-${width}.webp`)
