import type { ProductDetailView } from '#capabilities/search/contract.ts'

export type VariantView = ProductDetailView['variants'][number]
export type OptionGroup = {
  name: string
  values: readonly { value: string; swatch: string | null; variant: VariantView; isOut: boolean }[]
}

/** The variant of the URL, else the first in stock, else the first. */
export const chosenVariant = (
  variants: readonly VariantView[],
  id: string | null,
): VariantView | null =>
  variants.find((variant) => variant.id === id) ?? variants.find(isThere) ?? variants[0] ?? null

/** Each value leads to the variant that keeps most of the other choices, in stock first. */
export function optionGroups(
  variants: readonly VariantView[],
  chosen: VariantView | null,
): OptionGroup[] {
  const names = [...new Set(variants.flatMap(({ options }) => options.map(({ name }) => name)))]
  return names.map((name) => {
    const values = new Map<string, string | null>()
    for (const { options } of variants)
      for (const option of options)
        if (option.name === name && !values.has(option.value))
          values.set(option.value, option.swatch)
    return {
      name,
      values: [...values].flatMap(([value, swatch]) => {
        const variant = closest(variants, chosen, name, value)
        return variant ? [{ value, swatch, variant, isOut: !isThere(variant) }] : []
      }),
    }
  })
}

function closest(
  variants: readonly VariantView[],
  chosen: VariantView | null,
  name: string,
  value: string,
): VariantView | undefined {
  const pick = (variant: VariantView): number =>
    (chosen?.options ?? []).filter(
      (option) => option.name !== name && valueOf(variant, option.name) === option.value,
    ).length
  return variants
    .filter((variant) => valueOf(variant, name) === value)
    .toSorted((a, b) => pick(b) - pick(a) || Number(isThere(b)) - Number(isThere(a)))[0]
}

export const valueOf = ({ options }: VariantView, name: string): string | undefined =>
  options.find((option) => option.name === name)?.value

/** `42, Noir`, as on a cart item. */
export const labelOf = ({ options }: VariantView): string =>
  options.map(({ value }) => value).join(', ')

const isThere = ({ inventory_quantity }: VariantView): boolean => inventory_quantity > 0
