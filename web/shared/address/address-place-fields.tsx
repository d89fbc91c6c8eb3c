import { get, type Endpoint } from '#web/shared/api/endpoint.ts'
import { useEffect, useMemo, useState } from 'react'
import { indexSearchChoices } from '#kernel/search-choices.ts'
import { getPublicJson } from '../api/public-client.ts'
import { useTexts } from '../i18n/texts.ts'
import { useWilayas } from '../preferences/use-wilayas.ts'
import { Combobox } from '../../ui/combobox.tsx'

export type AddressPlace = {
  wilaya: string
  city: string
  commune_code: string | null
  postal_code: string
}

/** A public list that depends on a choice; empty while loading and after an error. */
function useList<Item>(path: Endpoint<{ items: Item[] }> | null): readonly Item[] {
  const { language } = useTexts()
  const [found, setFound] = useState<{ path: string; items: readonly Item[] } | null>(null)
  const address = path === null ? null : `${path} ${language}`
  useEffect(() => {
    if (path === null || address === null) return undefined
    let isWanted = true
    getPublicJson(path, language).then(
      ({ items }) => isWanted && setFound({ path: address, items }),
      () => isWanted && setFound({ path: address, items: [] }),
    )
    return () => {
      isWanted = false
    }
  }, [path, address, language])
  return found !== null && found.path === address ? found.items : NONE
}
const NONE: readonly never[] = []

type PlaceProps = {
  place: AddressPlace
  errors: Readonly<Record<string, string>>
  onChange: (place: AddressPlace) => void
  /** Only the commune is asked for. */
  isWilayaFixed?: boolean
}

/** The wilaya by code or name in any script, then its communes; other cities can be typed. */
export function AddressPlaceFields({ place, errors, onChange, isWilayaFixed = false }: PlaceProps) {
  const { t, language } = useTexts()
  const wilayas = useWilayas()
  const communes = useList(
    place.wilaya === '' ? null : get('/wilayas/{code}/communes', { code: place.wilaya }),
  )
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
    noMatch: t('addresses.place-no-match'),
    foundLabel: (count: number) => t('addresses.place-found', { count }),
    openLabel: t('addresses.place-open', { label }),
  })
  const otherScript = ({ name_fr, name_ar }: { name_fr: string; name_ar: string }) =>
    language === 'ar' ? <small lang="fr">{name_fr}</small> : <small lang="ar">{name_ar}</small>
  const wilaya = wilayas.find(({ code }) => code === place.wilaya) ?? null
  // Stored in the language of then, shown in that of the reader.
  const commune =
    communes.find(({ name_fr, name_ar }) => [name_fr, name_ar].includes(place.city)) ?? null
  const move = (code: string) => {
    if (code !== place.wilaya)
      onChange({ wilaya: code, city: '', commune_code: null, postal_code: '' })
  }
  return (
    <>
      {!isWilayaFixed && (
        <Combobox
          {...words(t('addresses.wilaya'))}
          name="wilaya"
          error={errors['wilaya']}
          index={wilayaIndex}
          selected={wilaya}
          text={wilaya?.name ?? ''}
          prefix={wilaya?.code}
          keyOf={({ code }) => code}
          renderItem={(item) => (
            <>
              <b className="num">{item.code}</b>
              {item.name}
              {otherScript(item)}
            </>
          )}
          onSelect={({ code }) => move(code)}
          onOther={() => move('')}
        />
      )}
      <Combobox
        {...words(t('addresses.city'))}
        name="city"
        error={errors['city']}
        disabled={place.wilaya === ''}
        placeholder={place.wilaya === '' ? t('addresses.place-wilaya-first') : ''}
        index={communeIndex}
        selected={commune}
        text={commune?.name ?? place.city}
        keyOf={({ code }) => code}
        renderItem={(item) => (
          <>
            {item.name}
            {otherScript(item)}
          </>
        )}
        onSelect={(item) =>
          onChange({
            ...place,
            city: item.name,
            commune_code: item.code,
            postal_code: item.postcode ?? place.postal_code,
          })
        }
        onOther={(typed) => onChange({ ...place, city: typed.trim(), commune_code: null })}
      />
    </>
  )
}
