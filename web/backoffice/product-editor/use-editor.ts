import { useState } from 'react'
import { type Localized, localizedText } from '#kernel/locale.ts'
import { type ApiMutation, type CodeOf, post, put } from '#web/shared/api/endpoint.ts'
import { ApiRefused, apiSend, codeOf } from '#web/shared/api/client.ts'
import { type TextKey, useTexts } from '#web/shared/i18n/texts.ts'
import { showToast } from '#web/ui/toast.tsx'
import type { BackofficeAudience, Product } from '../products/products.ts'
import {
  type ProductFieldErrors,
  type ProductRequestBody,
  requestBody,
  validateDraft,
  usedVariants,
} from './request-body.ts'
import type { ProductFormDraft } from './product-draft.ts'
import { useProductDraft } from './use-product-draft.ts'
import { useProductFieldErrors } from './use-field-errors.ts'

type Options = {
  audience: BackofficeAudience
  /** Null for a new product. */
  product: Product | null
  category: string
  onSaved: (product: Product) => void
}

/** Two errors have a toast title of their own in the specification. */
const titleOf = (text: TextKey | Localized): TextKey => {
  if (typeof text !== 'string') return 'product-editor.compare-invalid'
  return text === 'product-editor.vendor-required' ? 'product-editor.required' : 'backoffice.error'
}

/** The last failure, also kept as text because a modal dialog covers the toasts. */
function useFailure() {
  const { t, language } = useTexts()
  const [failure, setFailure] = useState<string | null>(null)
  const notify = (title: TextKey, message: string) => {
    setFailure(
      title === 'backoffice.error' ? message : `${t('site.label', { label: t(title) })} ${message}`,
    )
    showToast({ title: t(title), message, isError: true, closeLabel: t('site.close') })
  }
  const succeed = (message: string) =>
    showToast({ title: t('backoffice.success'), message, closeLabel: t('site.close') })
  const say = (text: TextKey | Localized) =>
    typeof text === 'string' ? t(text) : localizedText(text, language)
  return { failure, setFailure, tell: notify, succeed, say }
}

/** What was typed survives a refusal. */
export function useEditor({ audience, product, category, onSaved }: Options) {
  const { t } = useTexts()
  const typed = useProductDraft({ audience, product, category })
  const found = useProductFieldErrors()
  const { failure, setFailure, tell: notify, succeed, say } = useFailure()
  const [isBusy, setBusy] = useState(false)
  const [hasConflict, setConflict] = useState(false)
  const { draft, start } = typed

  const refused = (error: unknown, call: SaveCall) => {
    const known = error instanceof ApiRefused ? error : null
    const text = t(product === null ? 'products.create-failed' : 'products.edit-failed')
    if (codeOf(error, call) === 'product_changed') setConflict(true)
    const fields = refusedFields(known, call, draft, text)
    if (Object.keys(fields).length > 0) found.show(fields)
    notify('backoffice.error', [text, changesOf(known, t('products.permission-refused'))].join(''))
  }
  /** `anyway` overrides an edit conflict. */
  const submit = async ({ anyway = false } = {}) => {
    if (isBusy) return
    const fieldErrors = validateDraft(draft, audience === 'admin' && product === null)
    const [first] = Object.values(fieldErrors)
    if (first !== undefined) {
      found.show(textsOf(fieldErrors, say))
      return notify(titleOf(first), say(first))
    }
    setBusy(true)
    setConflict(false)
    setFailure(null)
    const call = saveCall({ audience, product, draft, start, anyway })
    try {
      const saved = await apiSend(call)
      typed.forget()
      succeed(t(product === null ? 'products.created' : 'products.saved'))
      onSaved(saved)
    } catch (error) {
      refused(error, call)
    } finally {
      setBusy(false)
    }
  }
  /** What was corrected is not an error any more, at its field and in the summary. */
  const forgive = (path: string): void => {
    found.forgive(path)
    setFailure(null)
  }
  return {
    ...found,
    ...{ forgive, audience, product, draft },
    change: typed.change,
    set: (changes: Partial<ProductFormDraft>) => typed.change(() => changes),
    changes: typed.changes,
    isRestored: typed.isRestored,
    discard: () => {
      typed.giveUp()
      found.show({})
      setFailure(null)
    },
    ...{ isBusy, failure, hasConflict, submit, tell: notify },
  }
}
export type Editor = ReturnType<typeof useEditor>

const refusedFields = (
  known: ApiRefused | null,
  call: SaveCall,
  draft: ProductFormDraft,
  text: string,
) =>
  known !== null && codeOf(known, call) === 'sku_taken'
    ? { [skuPath(draft, known)]: known.detail ?? text }
    : (known?.fields ?? {})

/** Appends the server's message when it helps the user. */
function changesOf(known: ApiRefused | null, permission: string): string {
  if (known === null || known.status >= 500 || known.status === 401) return ''
  const text = known.status === 403 ? permission : known.detail
  return text === null ? '' : `. ${text}`
}

const textsOf = (fields: ProductFieldErrors, say: (text: TextKey | Localized) => string) =>
  Object.fromEntries(Object.entries(fields).map(([path, text]) => [path, say(text)]))

type Sending = {
  audience: BackofficeAudience
  product: Product | null
  draft: ProductFormDraft
  start: ProductFormDraft
  anyway: boolean
}

type SaveCall = ApiMutation<Product, CodeOf<'/vendor/products/{id}', 'put'>>
function saveCall({ audience, product, draft, start, anyway }: Sending): SaveCall {
  const body = requestBody(draft, product === null ? null : start)
  const whole = audience === 'admin' ? forAdmins(body) : forShop(body)
  if (product !== null)
    return put(
      `/${audience}/products/{id}`,
      { id: product.id },
      anyway ? whole : { ...whole, updated_at: product.updated_at },
    )
  return audience === 'admin'
    ? post('/admin/products', null, { ...whole, vendor_id: draft.vendorId })
    : post('/vendor/products', null, whole)
}

const forShop = ({ featured: _, ...body }: ProductRequestBody) => body
/** Admins neither see nor set the vendor's cost. */
const forAdmins = ({ cost: _, variants, ...body }: ProductRequestBody) => ({
  ...body,
  variants: variants.map(({ cost: __, ...item }) => item),
})

/** Path of the field with the duplicate SKU. */
function skuPath(draft: ProductFormDraft, { detail }: ApiRefused): string {
  const sold = usedVariants(draft)
  if (sold.length === 0) return 'sku'
  const index = sold.findIndex(({ fields }) => fields.sku !== '' && detail?.includes(fields.sku))
  return `variants[${Math.max(0, index)}].sku`
}
