import { entriesOf, recordOf } from '#kernel/records.ts'
import { type SubmitEvent, useState } from 'react'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Input, Select, TextArea } from '#web/ui/field.tsx'
import type { VendorDetail } from './vendor-status.ts'
import type { WilayaOption } from '#web/shared/preferences/use-wilayas.ts'

const NAMES = [
  'user_email',
  'business_name',
  'business_email',
  'business_phone',
  'business_address',
  'business_city',
  'business_wilaya',
  'business_description',
] as const
type Name = (typeof NAMES)[number]
export type Fields = Record<Name, string>
type FieldErrors = Readonly<Partial<Record<Name, string>>>

const NEEDED = {
  user_email: 'admin.vendors.form.user-email-required',
  business_name: 'admin.vendors.form.name-required',
  business_email: 'admin.vendors.form.email-required',
} as const

const startOf = (vendor: VendorDetail | null): Fields => {
  const stored = vendor && { ...vendor, user_email: vendor.owner.email }
  return recordOf(NAMES, (name) => stored?.[name] ?? '')
}

type VendorFormProps = {
  /** The dialog's submit button refers to it. */
  id: string
  /** Null for a new vendor. */
  vendor: VendorDetail | null
  wilayas: readonly WilayaOption[]
  /** Empty when done, otherwise the server's errors by field. */
  onSubmit: (fields: Fields) => Promise<FieldErrors>
}

export function VendorForm({ id, vendor, wilayas, onSubmit }: VendorFormProps) {
  const { t } = useTexts()
  const isNew = vendor === null
  const [fields, setFields] = useState(() => startOf(vendor))
  const [fieldErrors, setFieldErrors] = useState<FieldErrors>({})

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const missing = entriesOf(NEEDED)
      .filter(([name]) => (isNew || name !== 'user_email') && fields[name].trim() === '')
      .map(([name, text]) => [name, t(text)])
    const found = missing.length > 0 ? Object.fromEntries(missing) : await onSubmit(fields)
    setFieldErrors(found)
    const first = NAMES.find((name) => name in found)
    if (first !== undefined) form.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
  }
  const subject = (name: Name) => ({
    name,
    value: fields[name],
    error: fieldErrors[name] ?? null,
    onChange: (event: { target: { value: string } }) => {
      setFields({ ...fields, [name]: event.target.value })
      setFieldErrors(
        Object.fromEntries(Object.entries(fieldErrors).filter(([other]) => other !== name)),
      )
    },
  })
  return (
    <form id={id} className="vendor-form" noValidate onSubmit={(event) => void submit(event)}>
      <ShopFields of={subject} isNew={isNew} wilayas={wilayas} />
    </form>
  )
}

type Control = {
  name: Name
  value: string
  error: string | null
  onChange: (event: { target: { value: string } }) => void
}
type ShopFieldsProps = {
  of: (name: Name) => Control
  isNew: boolean
  wilayas: readonly WilayaOption[]
}

function ShopFields({ of: subject, isNew, wilayas }: ShopFieldsProps) {
  const { t } = useTexts()
  const optional = t('admin.vendors.form.optional')
  return (
    <>
      {isNew && (
        <Input
          {...subject('user_email')}
          type="email"
          dir="ltr"
          required
          maxLength={254}
          autoComplete="off"
          label={t('admin.vendors.form.user-email')}
          hint={t('admin.vendors.form.user-email-hint')}
        />
      )}
      <Input
        {...subject('business_name')}
        required
        maxLength={120}
        label={t('admin.vendors.form.name')}
      />
      <Input
        {...subject('business_email')}
        type="email"
        dir="ltr"
        required
        maxLength={254}
        autoComplete="off"
        label={t('admin.vendors.form.email')}
      />
      <Input
        {...subject('business_phone')}
        type="tel"
        dir="ltr"
        maxLength={40}
        label={t('admin.vendors.detail.phone')}
        optional={optional}
      />
      <Input
        {...subject('business_address')}
        maxLength={300}
        label={t('admin.vendors.detail.address')}
        optional={optional}
      />
      <Input
        {...subject('business_city')}
        maxLength={120}
        label={t('admin.vendors.detail.city')}
        optional={optional}
      />
      <Select
        {...subject('business_wilaya')}
        label={t('admin.vendors.detail.wilaya')}
        optional={optional}
      >
        <option value="">{t('admin.vendors.form.no-wilaya')}</option>
        {wilayas.map(({ code, name }) => (
          <option key={code} value={code}>
            {code} {name}
          </option>
        ))}
      </Select>
      <TextArea
        {...subject('business_description')}
        rows={3}
        maxLength={2000}
        label={t('admin.vendors.form.description')}
        optional={optional}
      />
    </>
  )
}
