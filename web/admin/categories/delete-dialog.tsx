import { useState } from 'react'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Select } from '#web/ui/field.tsx'
import { showToast } from '#web/ui/toast.tsx'
import {
  type CategoryDialogRequest,
  type Category,
  moveProductsTo,
  type TreeActions,
} from './use-tree.ts'

type Props = {
  dialog: CategoryDialogRequest | null
  items: readonly Category[]
  actions: TreeActions
  onClose: () => void
}

/** Only an empty category can be deleted, so its products are moved first. */
export function DeleteCategoryDialog({ dialog, items, actions, onClose }: Props) {
  const { t, language } = useTexts()
  const category = dialog?.what === 'delete' ? dialog.category : null
  const [to, setTo] = useState('')
  const [left, setLeft] = useState<number | null>(null)
  const holdsOthers = items.some(({ parent }) => parent === category?.slug && category !== null)
  const count = category?.product_count ?? 0
  const targets = items.filter(
    ({ slug }) => slug !== category?.slug && !items.some(({ parent }) => parent === slug),
  )
  const target = targets.some(({ slug }) => slug === to) ? to : (targets[0]?.slug ?? '')

  const confirm = async () => {
    if (!category) return
    try {
      if (count > 0) {
        setLeft(count)
        await moveProductsTo(category.slug, target, setLeft)
      }
    } catch {
      const message = t('admin-categories.move-failed')
      showToast({
        title: t('backoffice.error'),
        message,
        isError: true,
        closeLabel: t('site.close'),
      })
      actions.tree.refresh()
      return
    } finally {
      setLeft(null)
    }
    if ((await actions.remove(category)).isDone) onClose()
  }
  return (
    <Dialog
      open={category !== null}
      onClose={onClose}
      title={t('admin-categories.delete-title', { name: category?.name[language] ?? '' })}
      closeLabel={t('site.close')}
      footer={
        <>
          <Button kind="quiet" onClick={onClose}>
            {t(holdsOthers ? 'site.close' : 'backoffice.cancel')}
          </Button>
          {!holdsOthers && (
            <Button
              kind="danger"
              busy={actions.isBusy || left !== null}
              onClick={() => void confirm()}
            >
              {t(count > 0 ? 'admin-categories.move-and-delete' : 'admin-categories.delete')}
            </Button>
          )}
        </>
      }
    >
      <p className="dialog-text">
        {holdsOthers
          ? t('admin-categories.delete-others')
          : count > 0
            ? t('admin-categories.delete-products', { count })
            : t('admin-categories.delete-empty')}
      </p>
      {!holdsOthers && count > 0 && (
        <Select
          label={t('admin-categories.move-to')}
          value={target}
          disabled={left !== null}
          onChange={(event) => setTo(event.target.value)}
        >
          {targets.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name[language]}
            </option>
          ))}
        </Select>
      )}
      {left !== null && (
        <p role="status" className="field-hint">
          {t('admin-categories.moving', { count: left })}
        </p>
      )}
    </Dialog>
  )
}
