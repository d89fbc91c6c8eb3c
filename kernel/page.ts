/** One page of a list, as every list of the API answers it. */
export type Page<Item> = {
  items: Item[]
  total: number
  total_is_estimate: boolean
  next: string | null
}
