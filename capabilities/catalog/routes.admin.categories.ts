import type { Context } from 'hono'
import {
  taggedRoutes,
  empty,
  json,
  jsonBody,
  problems,
  refusal,
  routes,
} from '#platform/http/index.ts'
import { adminActor } from '#platform/http/actor.ts'
import {
  CategoryEditBody,
  CategoryParams,
  CategoryPlaceBody,
  CategoryProductsMoveBody,
  CategoryProductsMoved,
  ManagedCategories,
  type ManagedCategoriesView,
  NewCategoryBody,
} from './categories.contract.ts'
import type { CategoryRefusal } from './operations/category-command.ts'
import type { CreateCategory } from './operations/create-category.ts'
import type { EditCategory } from './operations/edit-category.ts'
import type { MoveCategoryProducts } from './operations/move-category-products.ts'
import type { MoveCategory } from './operations/move-category.ts'
import type { DeleteCategory } from './operations/delete-category.ts'
import { sortByTree } from './rules/category-tree.ts'
import type { ManagedCategory } from './schema.ts'
import { texts } from './texts.generated.ts'

const CATEGORY_FIELD_TEXTS = {
  ...texts.below('category-field'),
  specification_name_required: texts.of('product-field.specification_name_required'),
}
const CATEGORY_REFUSALS = texts.below('category-refusals')

type CategoriesOperations = {
  list: () => Promise<ManagedCategory[]>
  create: CreateCategory
  edit: EditCategory
  move: MoveCategory
  moveProducts: MoveCategoryProducts
  remove: DeleteCategory
}

const STATUSES = {
  category_not_found: 404,
  category_parent_unknown: 422,
  category_too_deep: 422,
  category_parent_has_products: 409,
  category_slug_taken: 409,
  category_has_products: 409,
  category_has_categories: 409,
  category_not_a_leaf: 422,
} as const satisfies Record<CategoryRefusal['code'], number>

const createRoute = taggedRoutes('admin')
const REFUSED = problems(STATUSES)
const tree = { 200: json(ManagedCategories, 'The updated category tree'), ...REFUSED }
const listing = createRoute({
  method: 'get',
  path: '/categories',
  summary: 'Get the category tree, hidden ones included, with product counts',
  responses: { 200: json(ManagedCategories, 'The category tree, parents before children') },
})
const creation = createRoute({
  method: 'post',
  path: '/categories',
  summary: 'Create a category; its slug defaults to its French name',
  request: jsonBody(NewCategoryBody),
  responses: {
    201: json(ManagedCategories, 'The category tree with the new category'),
    ...REFUSED,
  },
})
const edition = createRoute({
  method: 'put',
  path: '/categories/{slug}',
  summary: "Update a category's names, visibility and specifications",
  request: { params: CategoryParams, ...jsonBody(CategoryEditBody) },
  responses: tree,
})
const placing = createRoute({
  method: 'put',
  path: '/categories/{slug}/place',
  summary: 'Move a category within the tree',
  request: { params: CategoryParams, ...jsonBody(CategoryPlaceBody) },
  responses: tree,
})
const moving = createRoute({
  method: 'post',
  path: '/categories/{slug}/product-moves',
  summary: 'Move up to 1,000 products; repeat until none remain',
  request: { params: CategoryParams, ...jsonBody(CategoryProductsMoveBody) },
  responses: {
    200: json(CategoryProductsMoved, 'The counts of moved and remaining products'),
    ...REFUSED,
  },
})
const removal = createRoute({
  method: 'delete',
  path: '/categories/{slug}',
  summary: 'Delete an empty category',
  request: { params: CategoryParams },
  responses: { 204: empty('Deleted'), ...REFUSED },
})

/** Mounted under /api/v1/admin, whose guard has already set `userId`. */
export function categoryRoutes(acts: CategoriesOperations) {
  const treeNow = async (): Promise<ManagedCategoriesView> => ({
    items: sortByTree(await acts.list()).map((category) => ({
      slug: category.slug,
      parent: category.parent,
      name: category.name,
      position: category.position,
      is_visible: category.isVisible,
      suggested_specifications: category.specifications.map(({ fr, en, ar }) => ({
        fr,
        en: en ?? null,
        ar: ar ?? null,
      })),
      product_count: category.productCount,
    })),
  })
  return routes<{ userId: string }>({ texts: CATEGORY_FIELD_TEXTS })
    .openapi(listing, async (c) => c.json(await treeNow(), 200))
    .openapi(creation, async (c) => {
      const { parent, slug, position, ...input } = c.req.valid('json')
      const category = {
        ...changesOf(input),
        parent,
        ...(slug !== undefined && { slug }),
        ...(position !== undefined && { position }),
      }
      const made = await acts.create({ category, by: adminActor(c) })
      return made.ok ? c.json(await treeNow(), 201) : refused(c, made.error)
    })
    .openapi(edition, async (c) => {
      const { slug } = c.req.valid('param')
      const edited = await acts.edit({
        slug,
        changes: changesOf(c.req.valid('json')),
        by: adminActor(c),
      })
      return edited.ok ? c.json(await treeNow(), 200) : refused(c, edited.error)
    })
    .openapi(placing, async (c) => {
      const { slug } = c.req.valid('param')
      const placed = await acts.move({ slug, ...c.req.valid('json'), by: adminActor(c) })
      return placed.ok ? c.json(await treeNow(), 200) : refused(c, placed.error)
    })
    .openapi(moving, async (c) => {
      const { slug: from } = c.req.valid('param')
      const moved = await acts.moveProducts({ from, to: c.req.valid('json').to, by: adminActor(c) })
      return moved.ok ? c.json(moved.value, 200) : refused(c, moved.error)
    })
    .openapi(removal, async (c) => {
      const removed = await acts.remove({ slug: c.req.valid('param').slug, by: adminActor(c) })
      return removed.ok ? c.body(null, 204) : refused(c, removed.error)
    })
}

type CategoriesInput = {
  name: ManagedCategory['name']
  is_visible: boolean
  suggested_specifications: ManagedCategory['specifications']
}
const changesOf = ({
  name,
  is_visible: isVisible,
  suggested_specifications: specifications,
}: CategoriesInput) => ({
  name,
  isVisible,
  specifications,
})

const refused = (c: Context, error: CategoryRefusal) =>
  refusal<CategoryRefusal, 404 | 409 | 422>(c, error, STATUSES, CATEGORY_REFUSALS)
