import { ImageUp, Trash2 } from 'lucide-react'
import { type SubmitEvent, useId, useState } from 'react'
import type { CategoryTreeView } from '#capabilities/catalog/contract.ts'
import type { BannersList, BannerView } from '#capabilities/content/banners.contract.ts'
import { LANGUAGES, type Language } from '#kernel/locale.ts'
import { EditConflict } from '#web/backoffice/forms/edit-conflict.tsx'
import type { MutationOutcome } from '#web/backoffice/data/use-mutation.ts'
import { useQuery } from '#web/backoffice/data/use-query.ts'
import { IMAGE_TYPES, uploadImage } from '#web/backoffice/product-editor/upload-image.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { useWilayas } from '#web/shared/preferences/use-wilayas.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Input, Select, Switch } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { type BannerDraft, type BannerFields, toBannerDraft } from './banner-draft.ts'
import { LanguageChoice } from './banner-languages.tsx'
import { BannerPreview, imageWithWidth } from './banner-preview.tsx'
import { BANNER_PLACES, EXAMPLES } from './sections.ts'

type FieldErrors = Readonly<Record<string, string>>
type Props = {
  isOpen: boolean
  banner: BannerView | null
  isBusy: boolean
  onClose: () => void
  onSave: (draft: BannerDraft) => Promise<MutationOutcome<BannersList>>
}

export function BannerDialog({ isOpen, banner, isBusy, onClose, onSave }: Props) {
  const { t } = useTexts()
  const form = useId()
  return (
    <Dialog
      wide
      open={isOpen}
      onClose={onClose}
      title={t(banner ? 'content.banners.edit' : 'content.banners.new')}
      closeLabel={t('site.close')}
      footer={
        <>
          <Button kind="quiet" onClick={onClose}>
            {t('backoffice.cancel')}
          </Button>
          <Button type="submit" form={form} busy={isBusy}>
            {t('backoffice.save')}
          </Button>
        </>
      }
    >
      {isOpen && <BannerForm id={form} banner={banner} onClose={onClose} onSave={onSave} />}
    </Dialog>
  )
}

type FormProps = Pick<Props, 'banner' | 'onSave' | 'onClose'> & { id: string }

function BannerForm({ id, banner, onSave, onClose }: FormProps) {
  const { t } = useTexts()
  const [draft, setDraft] = useState(() => toBannerDraft(banner, new Date().toISOString()))
  const [fieldErrors, setFieldErrors] = useState<FieldErrors>({})
  const [conflict, setConflict] = useState<string | null>(null)
  const set = (changes: Partial<BannerDraft>) => setDraft({ ...draft, ...changes })
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const outcome = await onSave(draft)
    if (outcome.isDone) return onClose()
    setFieldErrors(outcome.fields)
    setConflict(outcome.code === 'changed_meanwhile' ? outcome.message : null)
    const [first] = Object.keys(outcome.fields)
    if (first !== undefined) form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
  }
  return (
    <form id={id} className="content-form" noValidate onSubmit={(event) => void submit(event)}>
      {conflict !== null && (
        <EditConflict
          message={conflict}
          onTheirs={() => {
            setDraft(toBannerDraft(banner, new Date().toISOString()))
            setConflict(null)
          }}
          onMine={() => setConflict(null)}
        />
      )}
      <PlaceFields {...{ draft, fieldErrors, set }} />
      <div className="content-languages">
        {LANGUAGES.map((language) => (
          <WordsFields
            key={language}
            language={language}
            fields={draft.texts[language]}
            fieldErrors={fieldErrors}
            onChange={(changes) =>
              setDraft((now) => ({
                ...now,
                texts: { ...now.texts, [language]: { ...now.texts[language], ...changes } },
              }))
            }
          />
        ))}
      </div>
      <BannerPreview draft={draft} label={t('content.preview')} />
    </form>
  )
}

type PlaceProps = {
  draft: BannerDraft
  fieldErrors: FieldErrors
  set: (changes: Partial<BannerDraft>) => void
}

function PlaceFields({ draft, fieldErrors, set }: PlaceProps) {
  const { t } = useTexts()
  const wilayas = useWilayas()
  const categories = useQuery<CategoryTreeView>('/api/v1/categories').view?.items ?? []
  return (
    <div className="content-place">
      <Select
        label={t('content.banners.place')}
        value={draft.place}
        onChange={({ target }) =>
          set({
            place:
              BANNER_PLACES.find((bannerPlace) => bannerPlace === target.value) ?? 'home_strip',
          })
        }
      >
        {BANNER_PLACES.map((place) => (
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
        placeholder={EXAMPLES.opened}
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

type WordsProps = {
  language: Language
  fields: BannerFields
  fieldErrors: FieldErrors
  onChange: (changes: Partial<BannerFields>) => void
}

function WordsFields({ language, fields, fieldErrors, onChange }: WordsProps) {
  const { t } = useTexts()
  const subject = (field: keyof BannerFields, max: number) => ({
    name: `texts.${language}.${field}`,
    lang: language,
    dir: language === 'ar' ? 'rtl' : 'ltr',
    maxLength: max,
    autoComplete: 'off',
    value: fields[field],
    error: fieldErrors[`texts.${language}.${field}`] || null,
    onChange: ({ target }: { target: { value: string } }) => onChange({ [field]: target.value }),
  })
  return (
    <fieldset className="content-fields">
      <legend>
        {t(`language.${language}`)}
        {language !== 'fr' && <small>{t('content.banners.falls-back')}</small>}
      </legend>
      <Input label={t('content.banners.title')} {...subject('title', 120)} />
      <Input
        label={t('content.banners.body')}
        optional={t('content.optional')}
        {...subject('body', 300)}
      />
      <Input
        label={t('content.banners.button')}
        optional={t('content.optional')}
        {...subject('button', 40)}
      />
      <ImageField {...{ language, fields, onChange }} />
      {fields.image !== '' && <Input label={t('content.banners.alt')} {...subject('alt', 200)} />}
    </fieldset>
  )
}

type ImageProps = Omit<WordsProps, 'fieldErrors'>

function ImageField({ language, fields, onChange }: ImageProps) {
  const { t } = useTexts()
  const id = useId()
  const [share, setShare] = useState<number | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const send = async (file: File | undefined) => {
    if (!file) return
    setFailure(null)
    setShare(0)
    const sent = await uploadImage(file, setShare)
    setShare(null)
    if (sent.ok) onChange({ image: sent.image.url.split('/').at(-1) ?? '' })
    else setFailure(t(sent.isFormat ? 'content.banners.not-a-picture' : 'content.banners.unsent'))
  }
  return (
    <div className="content-picture">
      {fields.image !== '' && (
        <>
          <img src={imageWithWidth(fields.image, 400)} width="120" height="80" alt={fields.alt} />
          <Button kind="text" small onClick={() => onChange({ image: '', alt: '' })}>
            <Icon of={Trash2} size="s" />
            {t('content.banners.picture-remove')}
          </Button>
        </>
      )}
      <label htmlFor={id} className="button button-outline button-small">
        <Icon of={ImageUp} size="s" />
        {share === null
          ? t('content.banners.picture')
          : t('content.banners.sending', { percent: Math.round(share * 100) })}
        <span className="sr-only">{t(`language.${language}`)}</span>
      </label>
      <input
        id={id}
        type="file"
        className="sr-only"
        accept={IMAGE_TYPES}
        onChange={({ target }) => {
          void send(target.files?.[0])
          target.value = ''
        }}
      />
      {failure !== null && (
        <p className="field-hint field-error" role="alert">
          {failure}
        </p>
      )}
    </div>
  )
}
