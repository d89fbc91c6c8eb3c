import { get } from '#web/shared/api/endpoint.ts'
import { useQuery } from '#web/shared/data/use-query.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { useWilayas } from '#web/shared/preferences/use-wilayas.ts'
import { Input, Select, Switch } from '#web/ui/field.tsx'
import type { BannerDraft, BannerFieldErrors } from './banner-draft.ts'
import { LanguageChoice } from './banner-languages.tsx'
import { BANNER_PLACE_OPTIONS, URL_EXAMPLES } from './sections.ts'

type BannerPlacementFieldsProps = {
  draft: BannerDraft
  fieldErrors: BannerFieldErrors
  set: (changes: Partial<BannerDraft>) => void
}

export function BannerPlacementFields({ draft, fieldErrors, set }: BannerPlacementFieldsProps) {
  const { t } = useTexts()
  const wilayas = useWilayas()
  const categories = useQuery(get('/categories')).view?.items ?? []
  return (
    <div className="content-place">
      <Select
        label={t('content.banners.place')}
        value={draft.place}
        onChange={({ target }) =>
          set({
            place:
              BANNER_PLACE_OPTIONS.find((bannerPlace) => bannerPlace === target.value) ??
              'home_strip',
          })
        }
      >
        {BANNER_PLACE_OPTIONS.map((place) => (
          <option key={place} value={place}>
            {t(`content.banners.place.${place}`)}
          </option>
        ))}
      </Select>
      {draft.place === 'category' && (
        <Select
          label={t('content.banners.category')}
          value={draft.category}
          onChange={({ target }) => set({ category: target.value })}
        >
          <option value="">{t('content.banners.each-category')}</option>
          {categories.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </Select>
      )}
      <Select
        label={t('content.banners.wilaya')}
        value={draft.wilaya}
        onChange={({ target }) => set({ wilaya: target.value })}
      >
        <option value="">{t('content.banners.everywhere')}</option>
        {wilayas.map(({ code, name }) => (
          <option key={code} value={code}>
            {`${code} ${name}`}
          </option>
        ))}
      </Select>
      <Input
        type="datetime-local"
        name="starts_at"
        dir="ltr"
        label={t('content.banners.from')}
        value={draft.from}
        error={fieldErrors['starts_at']}
        onChange={({ target }) => set({ from: target.value })}
      />
      <Input
        type="datetime-local"
        name="ends_at"
        dir="ltr"
        label={t('content.banners.until')}
        optional={t('content.optional')}
        value={draft.until}
        error={fieldErrors['ends_at']}
        onChange={({ target }) => set({ until: target.value })}
      />
      <Input
        name="path"
        dir="ltr"
        autoComplete="off"
        label={t('content.banners.path')}
        optional={t('content.optional')}
        placeholder={URL_EXAMPLES.opened}
        value={draft.path}
        error={fieldErrors['path']}
        onChange={({ target }) => set({ path: target.value })}
      />
      <Input
        type="number"
        name="position"
        min={0}
        max={999}
        label={t('content.banners.position')}
        value={draft.position}
        error={fieldErrors['position']}
        onChange={({ target }) => set({ position: Math.trunc(Number(target.value)) })}
      />
      <LanguageChoice {...{ draft, fieldErrors, set }} />
      <Switch
        label={t('content.banners.active')}
        checked={draft.isActive}
        onChange={({ target }) => set({ isActive: target.checked })}
      />
    </div>
  )
}
