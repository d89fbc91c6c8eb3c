import { type ReactNode, use, useState } from 'react'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Switch } from '../../ui/field.tsx'
import { type ConsentPurpose, readConsent, saveConsent } from './consent.ts'
import { loadLocaleFile, type TextKey, useTexts } from '../i18n/texts.ts'

const NONE: Record<ConsentPurpose, boolean> = {
  analytics: false,
  marketing: false,
  functional: false,
}
const PURPOSES: readonly [ConsentPurpose, name: TextKey, text: TextKey][] = [
  ['analytics', 'cookies.analytics', 'cookies.analytics.text'],
  ['marketing', 'cookies.marketing', 'cookies.marketing.text'],
  ['functional', 'cookies.functional', 'cookies.functional.text'],
]

/** Nothing is saved until one of the two buttons is pressed. */
export default function CookieSettings({ onClose }: { onClose: () => void }) {
  const { t, language } = useTexts()
  use(loadLocaleFile(language, 'cookies-and-pwa'))
  const [choice, setChoice] = useState(() => {
    const { analytics, marketing, functional } = readConsent() ?? NONE
    return { analytics, marketing, functional }
  })
  const save = (chosen: typeof choice) => {
    saveConsent(chosen)
    onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('consent.settings')}
      closeLabel={t('site.close')}
      footer={
        <>
          <Button kind="outline" onClick={() => save(NONE)}>
            {t('consent.essential')}
          </Button>
          <Button onClick={() => save(choice)}>{t('cookies.save')}</Button>
        </>
      }
    >
      <p className="muted cookies-why">{t('cookies.text')}</p>
      <Row name={t('cookies.essential')} text={t('cookies.essential.text')} checked disabled />
      {PURPOSES.map(([purpose, name, text]) => (
        <Row
          key={purpose}
          name={t(name)}
          text={t(text)}
          checked={choice[purpose]}
          onChange={(checked) => setChoice({ ...choice, [purpose]: checked })}
        />
      ))}
      <p className="consent-links">
        <Link to={paths.privacy()} onClick={onClose}>
          {t('footer.privacy')}
        </Link>
        <Link to={paths.terms()} onClick={onClose}>
          {t('footer.terms')}
        </Link>
      </p>
    </Dialog>
  )
}

type RowProps = {
  name: string
  text: ReactNode
  checked: boolean
  disabled?: boolean
  onChange?: (checked: boolean) => void
}

function Row({ name, text, checked, disabled, onChange }: RowProps) {
  return (
    <Switch
      className="cookie-switch"
      label={
        <>
          <b>{name}</b>
          <small>{text}</small>
        </>
      }
      aria-label={name}
      checked={checked}
      disabled={disabled}
      onChange={(event) => onChange?.(event.target.checked)}
    />
  )
}
