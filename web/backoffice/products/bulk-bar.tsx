import { type SubmitEvent, useId, useState } from 'react'
import { parseWholeNumber } from '#web/backoffice/product-editor/request-body.ts'
import { useCategories } from './use-categories.ts'
import type { ProductListQuery } from './products.ts'
import type { ListWideEditControl } from './use-list-wide-edit.ts'
import type { BulkChangeRequest, ProductActions } from './use-product-action.ts'
import { BulkBar, type Selection } from '#web/backoffice/list/selection.tsx'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Input, Select } from '#web/ui/field.tsx'

type ProductsBulkBarProps = {
  selection: Selection
  products: ProductActions
  /** The filters and the number of products of the list, for a selection of all of it. */
  query: ProductListQuery
  total: number
  whole: ListWideEditControl
}

export function ProductsBulkBar(props: ProductsBulkBarProps) {
  const { selection, products, query, total, whole } = props
  const { t } = useTexts()
  const { ids, isWhole, clear } = selection
  const [isOpen, setOpen] = useState(false)
  const isBusy = products.busy === 'many' || whole.isBusy || whole.isRunning
  const send = (request: BulkChangeRequest) =>
    isWhole ? whole.start(filterOf(query), request) : products.changeMany(ids, request)
  const change = async (request: BulkChangeRequest) => {
    if (isBusy || !(await send(request))) return
    setOpen(false)
    clear()
  }
  return (
    <BulkBar selection={selection} total={total}>
      {(['active', 'draft', 'archived'] as const).map((status) => (
        <Button
          key={status}
          kind="quiet"
          small
          onClick={() => void change({ kind: 'status', status })}
        >
          {t(`products.bulk.${status}`)}
        </Button>
      ))}
      <Button kind="quiet" small aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('products.bulk.more')}
      </Button>
      <BulkDialog
        open={isOpen}
        count={isWhole ? total : ids.length}
        isBusy={isBusy}
        onClose={() => setOpen(false)}
        onApply={(request) => void change(request)}
      />
    </BulkBar>
  )
}

const filterOf = ({ search, state, category }: ProductListQuery) => ({
  ...(search.trim() !== '' && { search: search.trim() }),
  ...(state !== 'all' && { state }),
  ...(category !== 'all' && { category }),
})

type BulkDialogProps = {
  open: boolean
  count: number
  isBusy: boolean
  onClose: () => void
  onApply: (change: BulkChangeRequest) => void
}

function BulkDialog({ open, count, isBusy, onClose, onApply }: BulkDialogProps) {
  const { t } = useTexts()
  const form = useId()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('products.bulk.title', { count })}
      closeLabel={t('site.close')}
      footer={
        <>
          <Button kind="quiet" onClick={onClose}>
            {t('products.cancel')}
          </Button>
          <Button type="submit" form={form} busy={isBusy}>
            {t('products.bulk.apply')}
          </Button>
        </>
      }
    >
      <BulkForm id={form} onApply={onApply} />
    </Dialog>
  )
}

const KINDS = ['price', 'stock', 'category'] as const
type Kind = (typeof KINDS)[number]
const PERCENT = /^[-−+]?\d{1,3}$/

function BulkForm({ id, onApply }: { id: string; onApply: (change: BulkChangeRequest) => void }) {
  const { t } = useTexts()
  const categories = useCategories() ?? []
  const [kind, setKind] = useState<Kind>('price')
  const [text, setText] = useState('')
  const [category, setCategory] = useState('')
  const [error, setError] = useState<string | null>(null)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const change = changeOf(kind, text, category || (categories[0]?.slug ?? ''))
    if (change) onApply(change)
    else setError(t('products.bulk.invalid'))
  }
  return (
    <form id={id} className="bulk-form" noValidate onSubmit={submit}>
      <Select
        label={t('products.bulk.what')}
        value={kind}
        onChange={({ target }) => {
          setKind(KINDS.find((kind) => kind === target.value) ?? 'price')
          setError(null)
        }}
      >
        {KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {t(`products.bulk.${kind}`)}
          </option>
        ))}
      </Select>
      {kind === 'category' ? (
        <Select
          label={t('products.bulk.category')}
          value={category || (categories[0]?.slug ?? '')}
          onChange={({ target }) => setCategory(target.value)}
        >
          {categories.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </Select>
      ) : (
        <Input
          label={t(`products.bulk.${kind}`)}
          dir="ltr"
          inputMode={kind === 'stock' ? 'numeric' : 'text'}
          autoComplete="off"
          value={text}
          error={error}
          {...(kind === 'price' && { hint: t('products.bulk.price-hint') })}
          onChange={({ target }) => {
            setText(target.value)
            setError(null)
          }}
        />
      )}
    </form>
  )
}

/** Null for an invalid value. */
function changeOf(kind: Kind, text: string, category: string): BulkChangeRequest | null {
  if (kind === 'category') return category === '' ? null : { kind, category }
  const typed = text.trim()
  if (kind === 'stock') {
    const quantity = parseWholeNumber(typed)
    return quantity === null || quantity > 1_000_000 ? null : { kind, inventory_quantity: quantity }
  }
  const percent = PERCENT.test(typed) ? Number(typed.replace('−', '-')) : 0
  return percent === 0 || percent < -90 || percent > 500 ? null : { kind, percent }
}
