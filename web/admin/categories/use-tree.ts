import type {
  ManagedCategoriesView,
  ManagedCategoryView,
} from '#capabilities/catalog/categories.contract.ts'
import { del, get, post, put } from '#web/shared/api/endpoint.ts'
import { apiSend } from '#web/shared/api/client.ts'
import { type MutationOutcome, useMutation } from '#web/backoffice/data/use-mutation.ts'
import { useQuery } from '#web/shared/data/use-query.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'

export type CategoryDialogRequest =
  | { what: 'new'; parent: string | null }
  | { what: 'edit' | 'delete'; category: Category }

export type Category = ManagedCategoryView
type Tree = ManagedCategoriesView
export type CategoryFields = Pick<Category, 'parent' | 'name' | 'is_visible'> & {
  suggested_specifications: Category['suggested_specifications']
}

const changesOf = ({ name, is_visible, suggested_specifications }: CategoryFields) => ({
  name,
  is_visible,
  suggested_specifications,
})

export function useTree() {
  const { t, language } = useTexts()
  const tree = useQuery(get('/admin/categories'))
  const { isBusy, act } = useMutation(tree.refresh)
  const failed = t('admin-categories.change-failed')
  const labelOf = ({ name }: Pick<Category, 'name'>) => name[language]

  const place = (category: Category, to: Pick<Category, 'parent' | 'position'>, isUndo = false) =>
    act({
      ...put(
        '/admin/categories/{slug}/place',
        { slug: category.slug },
        { parent: to.parent, position: to.position },
      ),
      done: t('admin-categories.moved', { name: labelOf(category) }),
      failed,
      namesFailure: true,
      ...(!isUndo && {
        undo: {
          label: t('backoffice.undo'),
          onPress: () => void place({ ...category, ...to }, category, true),
        },
      }),
    })

  const edit = async (category: Category, fields: CategoryFields, isUndo = false) => {
    const outcome = await act({
      ...put('/admin/categories/{slug}', { slug: category.slug }, changesOf(fields)),
      done: t('admin-categories.saved', { name: fields.name[language] }),
      failed,
      ...(!isUndo && {
        undo: { label: t('backoffice.undo'), onPress: () => void edit(category, category, true) },
      }),
    })
    const isElsewhere = !isUndo && fields.parent !== category.parent
    return outcome.isDone && isElsewhere
      ? place(category, { parent: fields.parent, position: LAST })
      : outcome
  }

  const create = (fields: CategoryFields & Partial<Category>): Promise<MutationOutcome<Tree>> =>
    act({
      ...post('/admin/categories', null, {
        ...changesOf(fields),
        parent: fields.parent,
        ...(fields.slug !== undefined && { slug: fields.slug, position: fields.position }),
      }),
      done: t('admin-categories.created', { name: fields.name[language] }),
      failed,
    })

  const remove = (category: Category) =>
    act({
      ...del('/admin/categories/{slug}', { slug: category.slug }),
      done: t('admin-categories.deleted', { name: labelOf(category) }),
      failed: t('admin-categories.delete-failed'),
      namesFailure: true,
      undo: { label: t('backoffice.undo'), onPress: () => void create(category) },
    })
  return { tree, isBusy, place, edit, create, remove }
}
export type TreeActions = ReturnType<typeof useTree>

/** The server clamps it to the last position. */
const LAST = 10_000

/** The server moves a limited number per request; `onStep` gets the number left. */
export async function moveProductsTo(
  from: string,
  to: string,
  onStep: (left: number) => void,
): Promise<void> {
  for (;;) {
    const { moved, left } = await apiSend(
      post('/admin/categories/{slug}/product-moves', { slug: from }, { to }),
    )
    onStep(left)
    if (left === 0 || moved === 0) return
  }
}
