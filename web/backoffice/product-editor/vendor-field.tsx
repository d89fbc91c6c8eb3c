import { useMemo } from 'react'
import type { ProductVendorsView } from '#capabilities/catalog/contract.ts'
import { indexSearchChoices } from '#kernel/search-choices.ts'
import { get } from '#web/shared/api/endpoint.ts'
import { useQuery } from '#web/shared/data/use-query.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Combobox } from '#web/ui/combobox.tsx'
import { showToast } from '#web/ui/toast.tsx'
import type { Editor } from './use-editor.ts'

type Vendor = ProductVendorsView['items'][number]
const NONE: readonly Vendor[] = []

/** Only vendors who may sell, found by their name in either script. */
export function VendorField({ editor }: { editor: Editor }) {
  const { t, language } = useTexts()
  const { view } = useQuery(get('/admin/product-vendors'), {
    onFailure: () =>
      showToast({
        title: t('backoffice.error'),
        message: t('product-editor.vendors-failed'),
        isError: true,
        closeLabel: t('site.close'),
      }),
  })
  const vendors = view?.items ?? NONE
  const index = useMemo(
    () =>
      indexSearchChoices(
        vendors.map((item) => ({
          item,
          codes: [],
          names: [item.business_name, item.business_name_ar].filter((name) => name !== null),
        })),
      ),
    [vendors],
  )
  const nameOf = ({ business_name, business_name_ar }: Vendor) =>
    language === 'ar' ? (business_name_ar ?? business_name) : business_name
  const selected = vendors.find(({ id }) => id === editor.draft.vendorId) ?? null
  const choose = (vendorId: string) => {
    editor.set({ vendorId })
    editor.forgive('vendor_id')
  }
  const label = t('product-editor.vendor')
  return (
    <Combobox
      label={label}
      name="vendor_id"
      error={editor.fieldErrors['vendor_id'] ?? null}
      index={index}
      selected={selected}
      text={selected ? nameOf(selected) : ''}
      keyOf={({ id }) => id}
      renderItem={(vendor) => <bdi>{nameOf(vendor)}</bdi>}
      placeholder={t('product-editor.vendor-choose')}
      noMatch={t('product-editor.vendor-none')}
      foundLabel={(count) => t('product-editor.vendor-found', { count })}
      openLabel={t('product-editor.vendor-open')}
      onSelect={({ id }) => choose(id)}
      onOther={() => choose('')}
    />
  )
}
