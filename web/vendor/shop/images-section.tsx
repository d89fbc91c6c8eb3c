import { CircleAlert, ImagePlus, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { IMAGE_TYPES } from '#web/backoffice/product-editor/upload-image.ts'
import { EditorSection } from '#web/backoffice/product-editor/form-fields.tsx'
import { type TextKey, useTexts } from '#web/shared/i18n/texts.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { classes } from '#web/ui/classes.ts'
import { Icon } from '#web/ui/icon.tsx'
import { uploadShopImage } from './upload-image.ts'
import type { ShopPageForm } from './use-shop-page.ts'

type Slot = 'logo' | 'cover'
const SLOTS: Record<Slot, { title: TextKey; hint: TextKey; remove: TextKey }> = {
  logo: {
    title: 'vendor-profile.logo',
    hint: 'vendor-profile.logo-hint',
    remove: 'vendor-profile.logo-remove',
  },
  cover: {
    title: 'vendor-profile.cover',
    hint: 'vendor-profile.cover-hint',
    remove: 'vendor-profile.cover-remove',
  },
}

/** Images are uploaded when chosen, and public once the page is saved. */
export function ShopImagesSection({ form }: { form: ShopPageForm }) {
  const { t } = useTexts()
  return (
    <EditorSection title={t('vendor-profile.pictures')}>
      <div className="shop-pictures">
        <ImageSlot form={form} slot="logo" />
        <ImageSlot form={form} slot="cover" />
      </div>
    </EditorSection>
  )
}

function ImageSlot({ form, slot }: { form: ShopPageForm; slot: Slot }) {
  const { t } = useTexts()
  const picker = useRef<HTMLInputElement>(null)
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const image = form.draft[slot]
  const { title, hint, remove } = SLOTS[slot]
  const send = async (file: File) => {
    setSending(true)
    setFailure(null)
    form.forgive(`${slot}_url`)
    const sent = await uploadShopImage(file)
    setSending(false)
    if (sent.ok) form.change(() => ({ [slot]: sent.image }))
    else setFailure(sent.detail ?? t('vendor-profile.picture-failed'))
  }
  return (
    <div className="shop-picture">
      <h3>{t(title)}</h3>
      <span className={classes('shop-picture-frame', `is-${slot}`)} aria-busy={isSending}>
        {image ? <img src={image.small_url} alt={t(title)} /> : <Icon of={ImagePlus} />}
      </span>
      <input
        ref={picker}
        type="file"
        hidden
        accept={IMAGE_TYPES}
        data-slot={slot}
        aria-label={t(title)}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          target.value = '' // the same file may be chosen again
          if (file) void send(file)
        }}
      />
      <p className="muted">{t(hint)}</p>
      <div role="alert">
        {failure && (
          <p className="field-hint field-error">
            <Icon of={CircleAlert} size="s" />
            {failure}
          </p>
        )}
      </div>
      <p className="shop-picture-actions">
        <Button kind="quiet" small busy={isSending} onClick={() => picker.current?.click()}>
          {t(image ? 'vendor-profile.picture-change' : 'vendor-profile.picture-add')}
          <span className="sr-only"> {t(title)}</span>
        </Button>
        {image && (
          <IconButton
            icon={Trash2}
            label={t(remove)}
            onClick={() => form.change(() => ({ [slot]: null }))}
          />
        )}
      </p>
    </div>
  )
}
