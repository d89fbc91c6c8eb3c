import { Download, X } from 'lucide-react'
import { use } from 'react'
import { Button, IconButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { LogoMark } from '../../ui/logo.tsx'
import { loadLocaleFile, useTexts } from '../i18n/texts.ts'

type UpdateCardProps = { onUpdate: () => void; onClose: () => void }

export function UpdateCard({ onUpdate, onClose }: UpdateCardProps) {
  const { t, language } = useTexts()
  use(loadLocaleFile(language, 'cookies-and-pwa'))
  return (
    <div className="app-card app-card-update" role="status">
      <Icon of={Download} />
      <b>{t('pwa.update')}</b>
      <Button kind="quiet" small onClick={onUpdate}>
        {t('pwa.update.action')}
      </Button>
      <IconButton icon={X} label={t('site.close')} onClick={onClose} />
    </div>
  )
}

type InstallCardProps = { onInstall: () => void; onLater: () => void }

export function InstallCard({ onInstall, onLater }: InstallCardProps) {
  const { t, language } = useTexts()
  use(loadLocaleFile(language, 'cookies-and-pwa'))
  return (
    <section className="app-card app-card-install" aria-label={t('pwa.install')}>
      <LogoMark />
      <p>
        <b>{t('pwa.install')}</b>
        <small>{t('pwa.install.text')}</small>
      </p>
      <Button kind="text" small onClick={onLater}>
        {t('pwa.install.later')}
      </Button>
      <Button small onClick={onInstall}>
        {t('pwa.install.action')}
      </Button>
    </section>
  )
}
