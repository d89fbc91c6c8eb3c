const files = import.meta.glob<string>('../../assets/illustrations/*', {
  eager: true,
  query: '?url',
  import: 'default',
})

const addressOf = (name: string): string => files[`../../assets/illustrations/${name}`] ?? ''

export const illustrationSrcSet = (
  illustration: string,
  widths: readonly number[],
  format: 'avif' | 'webp',
) =>
  widths.map((width) => `${addressOf(`${illustration}-${width}.${format}`)} ${width}w`).join(', ')

export const illustrationUrl = (illustration: string, width: number): string =>
  addressOf(`${illustration}-${width}.webp`)
