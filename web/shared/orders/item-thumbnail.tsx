import type { ImageViewType } from '#capabilities/contract.ts'
import { ResponsiveImage } from '../../ui/responsive-image.tsx'

type ThumbProps = { image: ImageViewType | null; address?: string | null }

/** `address`, the image stored in the cart, stands in until the server's is known. */
export function ItemThumbnail({ image, address = null }: ThumbProps) {
  return (
    <span className="thumb">
      {image === null && address !== null ? (
        <img className="picture" src={address} width="400" height="400" alt="" decoding="async" />
      ) : (
        <ResponsiveImage image={image} alt="" sizes="5.5rem" priority="eager" />
      )}
    </span>
  )
}
