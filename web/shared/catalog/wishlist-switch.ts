/** Off until the site's settings are known: pages without a wishlist have none to keep. */
let isOn = false

export const switchWishlist = (on: boolean): void => void (isOn = on)
export const isWishlistOn = (): boolean => isOn
