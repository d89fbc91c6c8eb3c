import { Package } from 'lucide-react'
import { useState } from 'react'
import { classes } from './classes.ts'

type ImageSource = {
  url: string
  small_url: string
  width: number
  height: number
  dominant_color: string | null
}

type ImageProps = {
  image: ImageSource | null | undefined
  alt: string
  /** The displayed width, as in `sizes`. */
  sizes: string
  /** For the first screen; `high` for its largest image. */
  priority?: 'high' | 'eager'
  className?: string
}

const SMALL_WIDTH = 400

/** Shows the dominant color while loading; a missing or broken image is an arch. */
export function ResponsiveImage({ image, alt, sizes, priority, className }: ImageProps) {
  const [failed, setFailed] = useState<string | null>(null)
  if (!image || failed === image.url) return <MissingImage alt={alt} className={className} />
  return (
    <img
      className={classes('picture', className)}
      src={image.small_url}
      srcSet={`${image.small_url} ${SMALL_WIDTH}w, ${image.url} ${image.width}w`}
      sizes={sizes}
      width={image.width}
      height={image.height}
      alt={alt}
      loading={priority ? 'eager' : 'lazy'}
      decoding="async"
      {...(priority === 'high' && { fetchPriority: 'high' as const })}
      {...(image.dominant_color && { style: { backgroundColor: image.dominant_color } })}
      onError={() => setFailed(image.url)}
    />
  )
}

type Missing = { alt: string; className?: string | undefined }

function MissingImage({ alt, className }: Missing) {
  return (
    <span
      className={classes('picture picture-missing', className)}
      {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
    >
      <Package aria-hidden="true" />
    </span>
  )
}
