export type Page<Item> = {
  items: Item[]
  total: number
  total_is_estimate: boolean
  next: string | null
}
