/** A page of every list of the API. */
export type Page<Item> = {
  items: Item[]
  total: number
  total_is_estimate: boolean
  next: string | null
}
