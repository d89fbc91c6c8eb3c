import { useId, useState } from 'react'
import { get } from '#web/shared/api/endpoint.ts'
import { useQuery } from '#web/shared/data/use-query.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Input } from '#web/ui/field.tsx'

type VendorChoiceProps = {
  name: string
  error?: string | undefined
  /** The id is null while the name is not one of the list. */
  onChange: (name: string, id: string | null) => void
}

/** Found by a part of its name among all vendors with an account. */
export function VendorChoice({ name, error, onChange }: VendorChoiceProps) {
  const { t } = useTexts()
  const list = useId()
  const [search, setSearch] = useState('')
  const { view } = useQuery(get('/admin/money/vendors', { sort: 'name', limit: 20, search }))
  const vendors = view?.items ?? []
  return (
    <>
      <Input
        label={t('admin-money.manual.line.vendor')}
        optional={t('admin-money.shops.optional')}
        list={list}
        autoComplete="off"
        error={error}
        value={name}
        onChange={({ target: { value } }) => {
          setSearch(value)
          const found = vendors.find(({ business_name: known }) => known === value.trim())
          onChange(value, found?.id ?? null)
        }}
      />
      <datalist id={list}>
        {vendors.map(({ id, business_name: known }) => (
          <option key={id} value={known}>
            {known}
          </option>
        ))}
      </datalist>
    </>
  )
}
