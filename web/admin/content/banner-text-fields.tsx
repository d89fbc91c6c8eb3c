import { ImageUp, Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import { directionOf, type Language, languageName } from '#kernel/locale.ts'
import { IMAGE_TYPES, uploadImage } from '#web/backoffice/product-editor/upload-image.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Input } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { BannerFieldErrors, BannerFields } from './banner-draft.ts'
import { imageWithWidth } from './banner-preview.tsx'

type BannerTextFieldsProps = {
  language: Language
  fields: BannerFields
  fieldErrors: BannerFieldErrors
  onChange: (changes: Partial<BannerFields>) => void
}

export function BannerTextFields({
  language,
  fields,
  fieldErrors,
  onChange,
}: BannerTextFieldsProps) {
  const { t } = useTexts()
  const subject = (field: keyof BannerFields, max: number) => ({
    name: `texts.${language}.${field}`,
    lang: language,
    dir: directionOf(language),
    maxLength: max,
    autoComplete: 'off',
    value: fields[field],
    error: fieldErrors[`texts.${language}.${field}`] || null,
    onChange: ({ target }: { target: { value: string } }) => onChange({ [field]: target.value }),
  })
  return (
    <fieldset className="content-fields">
      <legend>
        {languageName(language)}
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

type ImageProps = Omit<BannerTextFieldsProps, 'fieldErrors'>

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
        <span className="sr-only">{languageName(language)}</span>
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
