import { useMemo } from 'react'
import type { WilayasView } from '#capabilities/shipping/contract.ts'
import type { CommuneList } from '#capabilities/territory/contract.ts'
import { indexSearchChoices } from '#kernel/search-choices.ts'
import { get } from '#web/shared/api/endpoint.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Combobox } from '#web/ui/combobox.tsx'
import type { CheckoutSectionProps } from './contact-section.tsx'
import { usePublicQuery } from './use-public-query.ts'

type Wilaya = WilayasView['items'][number]
type Commune = CommuneList['items'][number]
type PlaceProps = CheckoutSectionProps & { wilayas: readonly Wilaya[] }

export function CheckoutPlaceFields(props: PlaceProps) {
  return (
    <>
      <WilayaField {...props} />
      <CityField {...props} />
    </>
  )
}

function useComboboxTexts(label: string) {
  const { t } = useTexts()
  return {
    label,
    noMatch: t('checkout.no-match'),
    foundLabel: (count: number) => t('checkout.found', { count }),
    openLabel: t('checkout.open-list', { label }),
  }
}

function WilayaField({ fields, errors, onField, wilayas }: PlaceProps) {
  const { t, language } = useTexts()
  const texts = useComboboxTexts(t('checkout.wilaya'))
  const index = useMemo(
    () =>
      indexSearchChoices(
        wilayas.map((item) => ({
          item,
          codes: [item.code],
          names: [item.name_fr, item.name_ar, item.name_en],
        })),
      ),
    [wilayas],
  )
  const chosen = wilayas.find(({ code }) => code === fields.wilaya) ?? null
  const change = (code: string) => {
    if (code === fields.wilaya) return
    onField('wilaya', code)
    onField('city', '')
    onField('postal_code', '')
  }
  return (
    <Combobox
      {...texts}
      name="wilaya"
      error={errors.wilaya}
      placeholder={t('checkout.wilaya-hint')}
      index={index}
      selected={chosen}
      text={chosen?.name ?? ''}
      prefix={chosen?.code}
      keyOf={({ code }) => code}
      renderItem={(item) => (
        <>
          <b className="num">{item.code}</b>
          {item.name}
          {language === 'ar' ? (
            <small lang="fr">{item.name_fr}</small>
          ) : (
            <small lang="ar">{item.name_ar}</small>
          )}
        </>
      )}
      onSelect={({ code }) => change(code)}
      onOther={() => change('')}
    />
  )
}

const NO_COMMUNES: readonly Commune[] = []

function CityField({ fields, errors, onField }: PlaceProps) {
  const { t, language } = useTexts()
  const texts = useComboboxTexts(t('checkout.city'))
  const { data, hasFailed } = usePublicQuery(
    fields.wilaya === '' ? null : get('/wilayas/{code}/communes', { code: fields.wilaya }),
  )
  const communes = data?.items ?? NO_COMMUNES
  const index = useMemo(
    () =>
      indexSearchChoices(
        communes.map((item) => ({
          item,
          codes: [item.postcode].filter((code) => code !== null),
          names: [item.name_fr, item.name_ar, ...item.former_names],
        })),
      ),
    [communes],
  )
  const chosen =
    communes.find(({ name_fr, name_ar }) => [name_fr, name_ar].includes(fields.city)) ?? null
  const select = (commune: Commune) => {
    onField('city', commune.name)
    if (commune.postcode !== null) onField('postal_code', commune.postcode)
  }
  return (
    <Combobox
      {...texts}
      name="city"
      error={errors.city}
      {...(hasFailed && { hint: t('checkout.city-typed') })}
      disabled={fields.wilaya === ''}
      placeholder={fields.wilaya === '' ? t('checkout.city-first') : ''}
      index={index}
      selected={chosen}
      text={chosen?.name ?? fields.city}
      keyOf={({ code }) => code}
      renderItem={(item) => (
        <>
          {item.name}
          {language === 'ar' ? (
            <small lang="fr">{item.name_fr}</small>
          ) : (
            <small lang="ar">{item.name_ar}</small>
          )}
        </>
      )}
      onSelect={select}
      onOther={(typed) => onField('city', typed.trim())}
    />
  )
}
