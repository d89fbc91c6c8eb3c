import { useEffect, useMemo, useState } from 'react'
import type { WilayasView } from '#capabilities/shipping/contract.ts'
import type { CommuneList } from '#capabilities/territory/contract.ts'
import { indexSearchChoices } from '#kernel/search-choices.ts'
import { get } from '#web/shared/api/endpoint.ts'
import { getPublicJson } from '#web/shared/api/public-client.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Combobox } from '#web/ui/combobox.tsx'

type Wilaya = WilayasView['items'][number]
type Commune = CommuneList['items'][number]

/** Changed as a whole, because the commune depends on the wilaya. */
export type Place = { wilaya: string; city: string; communeCode: string | null }
type PlaceName = 'business_wilaya' | 'business_city'
export type PlaceProps = {
  typed: Readonly<Record<PlaceName, string>>
  errors: Readonly<Partial<Record<PlaceName, string>>>
  wilayas: readonly Wilaya[]
  onPlace: (place: Place) => void
}

const NO_COMMUNES: readonly Commune[] = []

/** Empty until loaded; after a failure the commune is typed. */
function useCommunes(wilaya: string): readonly Commune[] {
  const { language } = useTexts()
  const key = wilaya === '' ? null : `${wilaya} ${language}`
  const [found, setFound] = useState<{ key: string; items: readonly Commune[] } | null>(null)
  useEffect(() => {
    if (key === null) return undefined
    let isWanted = true
    const keep = (items: readonly Commune[]) => isWanted && setFound({ key, items })
    getPublicJson(get('/wilayas/{code}/communes', { code: wilaya }), language).then(
      ({ items }) => keep(items),
      () => keep(NO_COMMUNES),
    )
    return () => {
      isWanted = false
    }
  }, [key, wilaya, language])
  return found !== null && found.key === key ? found.items : NO_COMMUNES
}

/** Searches wilayas by code or name in any script; the commune may be typed. */
export function VendorPlaceFields({ typed, errors, wilayas, onPlace }: PlaceProps) {
  const { t, language } = useTexts()
  const code = typed.business_wilaya
  const communes = useCommunes(code)
  const wilayaIndex = useMemo(
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
  const communeIndex = useMemo(
    () =>
      indexSearchChoices(
        communes.map((item) => ({
          item,
          codes: item.postcode === null ? [] : [item.postcode],
          names: [item.name_fr, item.name_ar, ...item.former_names],
        })),
      ),
    [communes],
  )
  const words = (label: string) => ({
    label,
    noMatch: t('vendor-registration.place.no-match'),
    foundLabel: (count: number) => t('vendor-registration.place.found', { count }),
    openLabel: t('vendor-registration.place.open', { label }),
  })
  const otherScript = ({ name_fr, name_ar }: { name_fr: string; name_ar: string }) =>
    language === 'ar' ? <small lang="fr">{name_fr}</small> : <small lang="ar">{name_ar}</small>
  const wilaya = wilayas.find((wilaya) => wilaya.code === code) ?? null
  const commune = communes.find(({ name }) => name === typed.business_city) ?? null
  const move = (to: string) => {
    if (to !== code) onPlace({ wilaya: to, city: '', communeCode: null })
  }
  return (
    <>
      <Combobox
        {...words(t('vendor-registration.field.wilaya'))}
        name="business_wilaya"
        error={errors.business_wilaya}
        index={wilayaIndex}
        selected={wilaya}
        text={wilaya?.name ?? ''}
        prefix={wilaya?.code}
        keyOf={(item) => item.code}
        renderItem={(item) => (
          <>
            <b className="num">{item.code}</b>
            {item.name}
            {otherScript(item)}
          </>
        )}
        onSelect={(item) => move(item.code)}
        onOther={() => move('')}
      />
      <Combobox
        {...words(t('vendor-registration.field.city'))}
        name="business_city"
        error={errors.business_city}
        disabled={code === ''}
        placeholder={code === '' ? t('vendor-registration.place.wilaya-first') : ''}
        index={communeIndex}
        selected={commune}
        text={typed.business_city}
        keyOf={(item) => item.code}
        renderItem={(item) => (
          <>
            {item.name}
            {otherScript(item)}
          </>
        )}
        onSelect={(item) => onPlace({ wilaya: code, city: item.name, communeCode: item.code })}
        onOther={(text) => onPlace({ wilaya: code, city: text.trim(), communeCode: null })}
      />
    </>
  )
}
