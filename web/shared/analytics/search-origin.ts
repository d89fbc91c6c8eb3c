/**
 * The search from which each product was opened or put in the cart. It lives as long as the page, in
 * memory: nothing is written to the visitor's device for it.
 */
const searches = new Map<string, string>()

const PRODUCT_PATH = /\/product\/([\da-f-]{36})/

/** A press on the card of a product in the results of a search. */
export function rememberSearchOf(search: string, pressed: EventTarget): void {
  if (search === '' || !(pressed instanceof Element)) return
  const card = pressed.closest('article') ?? pressed
  const link = card.querySelector<HTMLAnchorElement>('a[href]') ?? pressed.closest('a')
  const [, id] = PRODUCT_PATH.exec(link?.getAttribute('href') ?? '') ?? []
  if (id !== undefined) searches.set(id, search)
}

export function searchOf(productId: string): { search?: string } {
  const search = searches.get(productId)
  return search === undefined ? {} : { search }
}
