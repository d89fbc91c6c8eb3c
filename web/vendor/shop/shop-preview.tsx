import { useEffect, useState } from 'react'
import type { VendorDetailView } from '#capabilities/vendors/contract.ts'
import type { ShopPageView } from '#capabilities/vendors/shop-page.contract.ts'
import { directionOf, type Language } from '#kernel/locale.ts'
import { get, inLanguage } from '#web/shared/api/endpoint.ts'
import { LanguageTabs, EditorSection } from '#web/backoffice/product-editor/form-fields.tsx'
import { useQuery } from '#web/shared/data/use-query.ts'
import { closureText } from '#web/shared/catalog/closure-text.ts'
import { VendorHeader } from '#web/shared/catalog/vendor-header.tsx'
import { loadLocaleFile, PreviewLanguage, textsOf, useTexts } from '#web/shared/i18n/texts.ts'
import { useWilayas, type WilayaOption } from '#web/shared/preferences/use-wilayas.ts'
import { VendorCard } from '#web/shared/catalog/vendor-card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { ShopPageDraft } from './shop-page-draft.ts'

type ShopPreviewProps = { page: ShopPageView; draft: ShopPageDraft }

export function ShopPreview({ page, draft }: ShopPreviewProps) {
  const { t, language: ofPage } = useTexts()
  const [language, setLanguage] = useState<Language>(ofPage)
  const isLoaded = useWordsOf(language)
  const { view } = useQuery(inLanguage(get('/vendors/{id}', { id: page.id }), language))
  const wilayas = useWilayas()
  return (
    <aside className="shop-preview">
      <EditorSection
        title={t('product-editor.preview')}
        aside={<LanguageTabs editor={{ language, setLanguage }} />}
      >
        {isLoaded && view ? (
          // Links of the preview must not work.
          <div inert lang={language} dir={directionOf(language)}>
            <PreviewLanguage value={language}>
              <Shown vendor={shownOf(view, draft, language)} {...{ draft, language, wilayas }} />
            </PreviewLanguage>
          </div>
        ) : (
          <Skeleton width="100%" height="18rem" />
        )}
      </EditorSection>
    </aside>
  )
}

/** Loads the storefront's locale files in that language. */
function useWordsOf(language: Language): boolean {
  const [loaded, setLoaded] = useState<Language | null>(null)
  useEffect(() => {
    let isWanted = true
    const areas = (['storefront', 'product-page', 'storefront-pages'] as const).map((area) =>
      loadLocaleFile(language, area),
    )
    void Promise.allSettled(areas).then(() => isWanted && setLoaded(language))
    return () => {
      isWanted = false
    }
  }, [language])
  return loaded === language
}

function shownOf(
  view: VendorDetailView,
  draft: ShopPageDraft,
  language: Language,
): VendorDetailView {
  const { typed, description: input, logo, cover } = draft
  const description = input[language] || input.fr || input.ar || input.en
  return {
    ...view,
    business_name: (language === 'ar' && typed.business_name_ar) || typed.business_name,
    business_phone: typed.business_phone || null,
    business_city: typed.business_city || null,
    business_wilaya: typed.business_wilaya || null,
    business_description: description || null,
    logo_url: logo?.small_url ?? null,
    cover_url: cover?.url ?? null,
  }
}

type ShownProps = {
  vendor: VendorDetailView
  draft: ShopPageDraft
  language: Language
  wilayas: readonly WilayaOption[]
}

function Shown({ vendor, draft, language, wilayas }: ShownProps) {
  const t = textsOf(language)
  const { cover } = draft
  const wilaya = wilayas.find(({ code }) => code === vendor.business_wilaya)
  const place = wilaya
    ? t('vendors.place', { name: wilaya[`name_${language}`], code: wilaya.code })
    : vendor.business_city
  const words = {
    contact: t('vendor.contact'),
    write: t('vendor.write'),
    since: t('vendor.since', { year: vendor.created_at.slice(0, 4) }),
  }
  return (
    <div className="shop-preview-page">
      <VendorHeader
        {...{ vendor, place, words }}
        closure={closureText(vendor.closure, t, language)}
      />
      <p className="shop-preview-words" dir="auto">
        {vendor.business_description ?? t('vendor.no-description')}
      </p>
      <VendorCard vendor={{ ...vendor, cover_url: cover?.small_url ?? null }} />
    </div>
  )
}
