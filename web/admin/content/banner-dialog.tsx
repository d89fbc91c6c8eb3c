import { type SubmitEvent, useId, useState } from 'react'
import type { BannersList, BannerView } from '#capabilities/content/banners.contract.ts'
import { LANGUAGES } from '#kernel/locale.ts'
import { EditConflictAlert } from '#web/backoffice/forms/edit-conflict.tsx'
import type { MutationOutcome } from '#web/backoffice/data/use-mutation.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { type BannerDraft, type BannerFieldErrors, toBannerDraft } from './banner-draft.ts'
import { BannerPreview } from './banner-preview.tsx'
import { BannerTextFields } from './banner-text-fields.tsx'
import { BannerPlacementFields } from './banner-placement-fields.tsx'

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
  const [fieldErrors, setFieldErrors] = useState<BannerFieldErrors>({})
  const [conflict, setConflict] = useState<string | null>(null)
  const set = (changes: Partial<BannerDraft>) => setDraft({ ...draft, ...changes })
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const outcome = await onSave(draft)
    if (outcome.isDone) return onClose()
    setFieldErrors(outcome.fields)
    setConflict(outcome.code === 'version_conflict' ? outcome.message : null)
    const [first] = Object.keys(outcome.fields)
    if (first !== undefined) form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
  }
  return (
    <form id={id} className="content-form" noValidate onSubmit={(event) => void submit(event)}>
      {conflict !== null && (
        <EditConflictAlert
          message={conflict}
          onTheirs={() => {
            setDraft(toBannerDraft(banner, new Date().toISOString()))
            setConflict(null)
          }}
          onMine={() => setConflict(null)}
        />
      )}
      <BannerPlacementFields {...{ draft, fieldErrors, set }} />
      <div className="content-languages">
        {LANGUAGES.map((language) => (
          <BannerTextFields
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
