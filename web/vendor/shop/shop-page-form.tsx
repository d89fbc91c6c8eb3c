import '#web/backoffice/product-editor/editor.css'
import { useState } from 'react'
import type { ShopPageView } from '#capabilities/vendors/shop-page.contract.ts'
import { PRODUCT_FIELDS } from '#kernel/product-fields.ts'
import { MAX_DESCRIPTION_LENGTH } from '#kernel/shop-page-limits.ts'
import { get } from '#web/shared/api/endpoint.ts'
import {
  LanguageTabs,
  EditorSection,
  TextField,
  LocalizedTextField,
} from '#web/backoffice/product-editor/form-fields.tsx'
import { useQuery } from '#web/shared/data/use-query.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { useWilayas } from '#web/shared/preferences/use-wilayas.ts'
import { Button } from '#web/ui/button.tsx'
import { classes } from '#web/ui/classes.ts'
import { Switch } from '#web/ui/field.tsx'
import { Spinner } from '#web/ui/skeleton.tsx'
import { useVendorContext } from '../layout.tsx'
import { LoadFailed } from '../load-failed.tsx'
import { VendorPlaceFields } from '../register/address-fields.tsx'
import type { ShopPageFieldName } from './shop-page-draft.ts'
import { ShopImagesSection } from './images-section.tsx'
import { ShopPreview } from './shop-preview.tsx'
import { type ShopPageForm, useShopPage } from './use-shop-page.ts'

export function ShopPageFormView() {
  const { t } = useTexts()
  const { reloadShop } = useVendorContext()
  const { view, state, refresh, change } = useQuery(get('/vendor/shop-page'))
  const [turn, setTurn] = useState(0)
  if (view === null)
    return state === 'loading' ? (
      <Spinner label={t('site.loading')} />
    ) : (
      <LoadFailed onRetry={refresh} />
    )
  return (
    <PageEditor
      key={turn}
      page={view}
      onSaved={(saved) => {
        change(() => saved)
        setTurn((before) => before + 1)
        reloadShop()
      }}
    />
  )
}

type PageEditorProps = { page: ShopPageView; onSaved: (page: ShopPageView) => void }

function PageEditor({ page, onSaved }: PageEditorProps) {
  const form = useShopPage(page, onSaved)
  return (
    <form
      data-editor=""
      className="shop-page-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void form.submit()
      }}
    >
      <div className="shop-page-columns">
        <div className="editor-main">
          <ShopImagesSection form={form} />
          <WordsSection form={form} />
          <ContactSection form={form} />
          <WholesaleSection form={form} />
        </div>
        <ShopPreview page={page} draft={form.draft} />
      </div>
      <SaveBar form={form} />
    </form>
  )
}

function WordsSection({ form }: { form: ShopPageForm }) {
  const { t } = useTexts()
  return (
    <EditorSection title={t('vendor-profile.about')} aside={<LanguageTabs editor={form} />}>
      <TextField
        editor={form}
        path="business_name"
        label={t('vendor-registration.field.name')}
        hint={t('vendor-registration.field.name-hint')}
        autoComplete="organization"
        maxLength={120}
        value={form.draft.typed.business_name}
        onType={(name) => form.type('business_name', name)}
      />
      <TextField
        editor={form}
        path="business_name_ar"
        label={t('vendor-registration.field.name-ar')}
        optional={t('vendor-registration.optional')}
        hint={t('vendor-registration.field.name-ar-hint')}
        lang="ar"
        dir="rtl"
        maxLength={120}
        value={form.draft.typed.business_name_ar}
        onType={(name) => form.type('business_name_ar', name)}
      />
      <LocalizedTextField
        editor={form}
        path="description"
        label={t('vendor-registration.field.description')}
        optional={t('vendor-registration.optional')}
        words={form.draft.description}
        most={MAX_DESCRIPTION_LENGTH}
        isArea
        onType={(description) => form.change(() => ({ description }))}
      />
    </EditorSection>
  )
}

function ContactSection({ form }: { form: ShopPageForm }) {
  const { t } = useTexts()
  const wilayas = useWilayas()
  const { typed } = form.draft
  const control = (path: ShopPageFieldName) => ({
    editor: form,
    path,
    value: typed[path],
    onType: (text: string) => form.type(path, text),
  })
  return (
    <EditorSection title={t('vendor-registration.step.contact')}>
      <div className="editor-pair">
        <TextField
          {...control('business_email')}
          label={t('vendor-registration.field.email')}
          type="email"
          inputMode="email"
          dir="ltr"
          autoComplete="email"
          maxLength={254}
        />
        <TextField
          {...control('business_phone')}
          label={t('vendor-registration.field.phone')}
          hint={t('vendor-registration.field.phone-hint')}
          type="tel"
          inputMode="tel"
          dir="ltr"
          autoComplete="tel"
          maxLength={40}
        />
        <VendorPlaceFields
          typed={typed}
          errors={form.fieldErrors}
          wilayas={wilayas}
          onPlace={({ wilaya, city, communeCode }) => {
            form.forgive('business_wilaya')
            form.forgive('business_city')
            form.change((now) => ({
              typed: { ...now.typed, business_wilaya: wilaya, business_city: city },
              communeCode,
            }))
          }}
        />
      </div>
      <TextField
        {...control('business_address')}
        label={t('vendor-registration.field.address')}
        autoComplete="street-address"
        maxLength={300}
      />
    </EditorSection>
  )
}

/** Named as the field of the products that it switches on. */
function WholesaleSection({ form: { draft, change } }: { form: ShopPageForm }) {
  const { t, language } = useTexts()
  return (
    <EditorSection title={PRODUCT_FIELDS.wholesale_price.label[language]}>
      <Switch
        name="sells_wholesale"
        label={t('vendor-profile.wholesale')}
        checked={draft.sellsWholesale}
        onChange={({ target }) => change(() => ({ sellsWholesale: target.checked }))}
      />
    </EditorSection>
  )
}

function SaveBar({ form }: { form: ShopPageForm }) {
  const { t } = useTexts()
  const { changes, failure, fieldErrors, isBusy, isRestored } = form
  const count = Object.keys(fieldErrors).length
  return (
    <div className="save-bar no-tab-bar">
      <p role="status" className={classes(failure !== null && 'is-wrong')}>
        {count > 1
          ? t('product-editor.fix', { count })
          : failure !== null
            ? failure
            : isRestored
              ? t('product-editor.restored')
              : t('product-editor.unsaved', { count: changes })}
      </p>
      {changes > 0 && (
        <Button kind="text" small onClick={form.discard}>
          {t('product-editor.discard')}
        </Button>
      )}
      <Button type="submit" small busy={isBusy}>
        {t('product-editor.save')}
      </Button>
    </div>
  )
}
