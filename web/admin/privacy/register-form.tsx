import { LEGAL_BASES, REGISTER_FIELDS } from '#capabilities/privacy/enums.contract.ts'
import { useState } from 'react'
import type {
  RegisterEntryView,
  RegisterTextsView,
} from '#capabilities/privacy/registers.contract.ts'
import { put } from '#web/shared/api/endpoint.ts'
import { useMutation } from '#web/backoffice/data/use-mutation.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Check, ChoiceSelect, Input, TextArea } from '#web/ui/field.tsx'
import { LANGUAGES } from '#kernel/locale.ts'

const NOTHING = { name: '', purpose: '', people: '', data: '', recipients: '', retention: '' }

type FormProps = { entry: RegisterEntryView | null; onClose: () => void; onDone: () => void }

/** Saving adds a version; the previous ones stay. */
export function RegisterEntryForm({ entry, onClose, onDone }: FormProps) {
  const { t } = useTexts()
  const [code, setCode] = useState(entry?.code ?? '')
  const [texts, setTexts] = useState<RegisterTextsView>(
    entry?.texts ?? { fr: NOTHING, en: NOTHING, ar: NOTHING },
  )
  const [details, setDetails] = useState({
    legal_basis: entry?.legal_basis ?? ('contract' as const),
    is_transferred_abroad: entry?.is_transferred_abroad ?? false,
    authority_receipt: entry?.authority_receipt ?? '',
    declared_on: entry?.declared_on ?? '',
    is_ended: entry?.is_ended ?? false,
  })
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const { isBusy, act } = useMutation(() => undefined)
  const send = async () => {
    const done = await act({
      ...put(
        '/admin/privacy/register/{code}',
        { code: code.trim() },
        {
          ...details,
          authority_receipt: details.authority_receipt || null,
          declared_on: details.declared_on || null,
          texts,
        },
      ),
      done: t('privacy.saved'),
      failed: t('privacy.failed'),
    })
    if (!done.isDone) return setErrors(done.fields)
    onDone()
    onClose()
  }
  const change = (fields: Partial<typeof details>) =>
    setDetails((before) => ({ ...before, ...fields }))
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(entry ? 'privacy.register.edit' : 'privacy.register.new')}
      closeLabel={t('site.close')}
      footer={
        <>
          <Button kind="quiet" onClick={onClose}>
            {t('privacy.cancel')}
          </Button>
          <Button busy={isBusy} onClick={() => void send()}>
            {t('privacy.save')}
          </Button>
        </>
      }
    >
      <div className="privacy-form">
        {entry === null && (
          <Input
            label={t('privacy.register.code')}
            hint={t('privacy.register.code-hint')}
            dir="ltr"
            maxLength={40}
            error={errors['code']}
            value={code}
            onChange={({ target }) => setCode(target.value)}
          />
        )}
        <ChoiceSelect
          label={t('privacy.register.basis')}
          value={details.legal_basis}
          choices={LEGAL_BASES}
          nameOf={(legalBase) => t(`privacy.basis.${legalBase}`)}
          onChoose={(chosen) => change({ legal_basis: chosen })}
        />
        {LANGUAGES.map((language) => (
          <Texts
            key={language}
            {...{ language, errors }}
            words={texts[language]}
            onChange={(words) => setTexts((before) => ({ ...before, [language]: words }))}
          />
        ))}
        <Check
          label={t('privacy.register.abroad')}
          checked={details.is_transferred_abroad}
          onChange={({ target }) => change({ is_transferred_abroad: target.checked })}
        />
        <Input
          label={t('privacy.register.receipt')}
          optional={t('privacy.optional')}
          dir="ltr"
          maxLength={80}
          error={errors['authority_receipt']}
          value={details.authority_receipt}
          onChange={({ target }) => change({ authority_receipt: target.value })}
        />
        <Input
          type="date"
          dir="ltr"
          label={t('privacy.register.declared')}
          optional={t('privacy.optional')}
          error={errors['declared_on']}
          value={details.declared_on}
          onChange={({ target }) => change({ declared_on: target.value })}
        />
        <Check
          label={t('privacy.register.is-ended')}
          checked={details.is_ended}
          onChange={({ target }) => change({ is_ended: target.checked })}
        />
      </div>
    </Dialog>
  )
}

type RegisterFormTexts = RegisterTextsView['fr']
type TextsProps = {
  language: (typeof LANGUAGES)[number]
  words: RegisterFormTexts
  errors: Readonly<Record<string, string>>
  onChange: (words: RegisterFormTexts) => void
}

function Texts({ language, words, errors, onChange }: TextsProps) {
  const { t } = useTexts()
  return (
    <fieldset className="privacy-language">
      <legend>{t(`privacy.language.${language}`)}</legend>
      {REGISTER_FIELDS.map((name) => (
        <TextArea
          key={name}
          label={t(`privacy.register.${name}`)}
          rows={name === 'name' ? 1 : 2}
          lang={language}
          maxLength={name === 'name' ? 160 : 1000}
          error={errors[`texts.${language}.${name}`]}
          value={words[name]}
          onChange={({ target }) => onChange({ ...words, [name]: target.value })}
        />
      ))}
    </fieldset>
  )
}
