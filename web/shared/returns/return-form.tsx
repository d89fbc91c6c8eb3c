import { CircleAlert } from 'lucide-react'
import { useState } from 'react'
import type {
  OrderReturnsView,
  ReturnBodyView,
  ReturnPhotoView,
} from '#capabilities/returns/contract.ts'
import { formatMoney } from '#kernel/format.ts'
import { fromDinars } from '#kernel/money.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Check, Input, Select, TextArea } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { PhotoField } from '../photos/photo-field.tsx'
import { useTexts } from '../texts.ts'
import type { ReturnCalls } from './calls.ts'

const REASONS = [
  'defective',
  'damaged',
  'wrong_item',
  'incomplete',
  'not_as_described',
  'late',
  'changed_mind',
] as const satisfies readonly ReturnBodyView['reason'][]
const WISHES = ['refund', 'exchange', 'replacement', 'repair'] as const
const METHODS = ['ccp', 'bank_transfer', 'cash'] as const
const MAX_NOTE = 1000
const MAX_PHOTOS = 5

type Method = (typeof METHODS)[number]
type Draft = {
  quantities: Readonly<Record<string, number>>
  reason: ReturnBodyView['reason']
  wish: ReturnBodyView['wish']
  variant: string
  note: string
  photos: readonly ReturnPhotoView[]
  method: Method
  account: string
  asGoodwill: boolean
}
type Props = {
  of: OrderReturnsView
  calls: ReturnCalls
  onClose: () => void
  onSent: (view: OrderReturnsView) => void
}

/** What a buyer says of what comes back. Nothing typed is lost when the server refuses. */
export function ReturnForm({ of, calls, onClose, onSent }: Props) {
  const { t } = useTexts()
  const lines = of.lines.filter(({ left }) => left > 0)
  const only = lines.length === 1 ? lines[0] : undefined
  const hasOther = lines.some(({ variants }) => variants.some(({ is_same }) => !is_same))
  const [draft, setDraft] = useState<Draft>({
    quantities: only ? { [only.item_id]: 1 } : {},
    reason: 'defective',
    wish: 'refund',
    variant: '',
    note: '',
    photos: [],
    method: 'ccp',
    account: '',
    asGoodwill: false,
  })
  const [failure, setFailure] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const change = (changes: Partial<Draft>) => setDraft((before) => ({ ...before, ...changes }))
  const chosen = Object.entries(draft.quantities).filter(([, quantity]) => quantity > 0)
  const isFavour = of.is_over || (draft.reason === 'changed_mind' && !of.accepts_changed_mind)
  const bringsNew = draft.wish === 'exchange' || draft.wish === 'replacement'

  const submit = async () => {
    if (chosen.length === 0) return setFailure(t('returns.choose-some'))
    if (bringsNew && chosen.length > 1) return setFailure(t('returns.one-line'))
    setBusy(true)
    setFailure(null)
    const answer = await calls.request(bodyOf(draft, chosen))
    setBusy(false)
    if (answer.ok) onSent(answer.view)
    else setFailure(answer.problem.detail ?? t('returns.failed'))
  }
  const line = lines.find(({ item_id }) => item_id === chosen[0]?.[0])
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('returns.ask')}
      closeLabel={t('site.close')}
      footer={
        <>
          <Button kind="quiet" onClick={onClose}>
            {t('returns.back')}
          </Button>
          <Button busy={isBusy} onClick={() => void submit()}>
            {t('returns.send')}
          </Button>
        </>
      }
    >
      <div className="return-form">
        <Lines lines={lines} draft={draft} change={change} />
        <Select
          label={t('returns.reason')}
          value={draft.reason}
          hint={costHint(t, of, draft.reason)}
          onChange={(event) => change({ reason: event.target.value as Draft['reason'] })} // its options
        >
          {REASONS.map((one) => (
            <option key={one} value={one}>
              {t(`returns.reason.${one}`)}
            </option>
          ))}
        </Select>
        <fieldset>
          <legend>{t('returns.wish')}</legend>
          {WISHES.filter((one) => one !== 'exchange' || hasOther).map((one) => (
            <Check
              key={one}
              type="radio"
              name="wish"
              label={t(`returns.wish.${one}`)}
              checked={draft.wish === one}
              onChange={() => change({ wish: one })}
            />
          ))}
        </fieldset>
        {draft.wish === 'exchange' && line && (
          <Variants line={line} value={draft.variant} onChange={(variant) => change({ variant })} />
        )}
        {(draft.wish === 'refund' || draft.wish === 'exchange') &&
          (of.is_paid_by_card ? (
            <p className="muted">{t('returns.to-card')}</p>
          ) : (
            <PaidBack draft={draft} change={change} />
          ))}
        <TextArea
          label={t('returns.note')}
          optional={t('returns.optional')}
          rows={3}
          maxLength={MAX_NOTE}
          value={draft.note}
          onChange={(event) => change({ note: event.target.value })}
        />
        <PhotoField
          texts="returns"
          most={MAX_PHOTOS}
          photos={draft.photos}
          upload={calls.upload}
          onChange={(photos) => change({ photos })}
        />
        {isFavour && (
          <Check
            label={t('returns.goodwill')}
            checked={draft.asGoodwill}
            onChange={(event) => change({ asGoodwill: event.target.checked })}
          />
        )}
        <div role="alert">
          {failure && (
            <p className="field-hint field-error">
              <Icon of={CircleAlert} size="s" />
              {failure}
            </p>
          )}
        </div>
      </div>
    </Dialog>
  )
}

type Line = OrderReturnsView['lines'][number]
type Part = { draft: Draft; change: (changes: Partial<Draft>) => void }

function Lines({ lines, draft, change }: Part & { lines: readonly Line[] }) {
  const { t } = useTexts()
  return (
    <fieldset>
      <legend>{t('returns.items')}</legend>
      <ul className="return-lines">
        {lines.map(({ item_id, product_name, variant_label, left }) => (
          <li key={item_id}>
            <p>
              <bdi>{product_name}</bdi>
              {variant_label !== null && (
                <small>
                  <bdi>{variant_label}</bdi>
                </small>
              )}
            </p>
            <span className="input input-select">
              <select
                aria-label={t('returns.quantity', { name: product_name })}
                value={draft.quantities[item_id] ?? 0}
                onChange={(event) =>
                  change({
                    quantities: { ...draft.quantities, [item_id]: Number(event.target.value) },
                  })
                }
              >
                {Array.from({ length: Math.min(left, 50) + 1 }, (_, count) => (
                  <option key={count}>{count}</option>
                ))}
              </select>
            </span>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}

type VariantsProps = { line: Line; value: string; onChange: (id: string) => void }

function Variants({ line, value, onChange }: VariantsProps) {
  const { t, language } = useTexts()
  return (
    <Select
      label={t('returns.variant')}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value="">{t('returns.variant-choose')}</option>
      {line.variants
        .filter(({ is_same }) => !is_same)
        .map(({ id, label, price, available }) => (
          <option key={id} value={id} disabled={available === 0}>
            {[label ?? line.product_name, formatMoney(fromDinars(price), language)].join(' · ')}
            {available === 0 && ` ${t('returns.variant-none')}`}
          </option>
        ))}
    </Select>
  )
}

function PaidBack({ draft, change }: Part) {
  const { t } = useTexts()
  return (
    <>
      <Select
        label={t('returns.paid-by')}
        value={draft.method}
        onChange={(event) => change({ method: event.target.value as Method })} // its options
      >
        {METHODS.map((one) => (
          <option key={one} value={one}>
            {t(`returns.method.${one}`)}
          </option>
        ))}
      </Select>
      {draft.method !== 'cash' && (
        <Input
          label={t(`returns.account.${draft.method}`)}
          dir="ltr"
          inputMode="numeric"
          autoComplete="off"
          maxLength={60}
          value={draft.account}
          onChange={(event) => change({ account: event.target.value })}
        />
      )}
    </>
  )
}

function costHint(
  t: ReturnType<typeof useTexts>['t'],
  of: OrderReturnsView,
  reason: Draft['reason'],
): string {
  if (reason !== 'changed_mind') return t('returns.vendor-cost')
  if (!of.accepts_changed_mind) return t('returns.changed-mind-no')
  return t(of.changed_mind_cost_on === 'buyer' ? 'returns.change-cost' : 'returns.vendor-cost')
}

function bodyOf(draft: Draft, chosen: readonly (readonly [string, number])[]): ReturnBodyView {
  const { reason, wish, variant, note, photos, method, account, asGoodwill } = draft
  const isPaid = wish === 'refund' || wish === 'exchange'
  return {
    items: chosen.map(([item_id, quantity]) => ({ item_id, quantity })),
    reason,
    wish,
    photos: photos.map(({ name }) => name),
    as_goodwill: asGoodwill,
    ...(note.trim() && { note: note.trim() }),
    ...(wish === 'exchange' && variant && { variant_id: variant }),
    ...(isPaid && { refund_method: method, ...(method !== 'cash' && { refund_account: account }) }),
  }
}
