import { z } from 'zod'
import { LANGUAGES } from '#kernel/locale.ts'
import { recordOf } from '#kernel/records.ts'
import { CompleteTextOutput, LocalizedTextOutput } from '../contract.ts'
import { mandatoryTextInput, localizedTextInput } from './localized-text.contract.ts'

const CategoryName = z.strictObject(
  recordOf(LANGUAGES, () => mandatoryTextInput('category_name_required', 80)),
)
const SpecificationNames = z
  .array(localizedTextInput('specification_name_required', 60))
  .max(20)
  .default([])
export const CategorySlug = z.string().regex(/^[a-z0-9-]{1,60}$/)
export const CategoryParams = z.object({ slug: CategorySlug })

const CategoryBody = {
  name: CategoryName,
  is_visible: z.boolean().default(true),
  suggested_specifications: SpecificationNames,
}
export const CategoryEditBody = z.strictObject(CategoryBody)
export const NewCategoryBody = z.strictObject({
  ...CategoryBody,
  slug: CategorySlug.optional(),
  parent: CategorySlug.nullable(),
  position: z.number().int().min(1).max(10_000).optional(),
})
export const CategoryPlaceBody = z.strictObject({
  parent: CategorySlug.nullable(),
  /** Among its siblings, from 1. */
  position: z.number().int().min(1).max(10_000),
})
export const CategoryProductsMoveBody = z.strictObject({ to: CategorySlug })
export const CategoryProductsMoved = z.strictObject({
  moved: z.number().int(),
  left: z.number().int(),
})
export type CategoryProductsMovedView = z.infer<typeof CategoryProductsMoved>

/** Depth first: each top category before its children. */
export const ManagedCategories = z.strictObject({
  items: z.array(
    z.strictObject({
      slug: z.string(),
      parent: z.string().nullable(),
      name: CompleteTextOutput,
      position: z.number().int(),
      is_visible: z.boolean(),
      suggested_specifications: z.array(LocalizedTextOutput),
      product_count: z.number().int(),
    }),
  ),
})
export type ManagedCategoriesView = z.infer<typeof ManagedCategories>
export type ManagedCategoryView = ManagedCategoriesView['items'][number]
