import { RotateCw } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Logo } from '../../ui/logo.tsx'
import { useTexts } from '../i18n/texts.ts'

/** Shows nothing of the error itself. */
export function ErrorMessage() {
  const { t } = useTexts()
  return (
    <div className="wrap empty-state">
      <h1>{t('error.title')}</h1>
      <p>{t('error.text')}</p>
      <Button onClick={() => location.reload()}>
        <Icon of={RotateCw} />
        {t('site.retry')}
      </Button>
      <ButtonLink kind="text" to={paths.home()}>
        {t('not-found.home')}
      </ButtonLink>
    </div>
  )
}

/** Without the site layout, which may be what failed. */
export function ErrorPage() {
  const { t } = useTexts()
  return (
    <main className="wrap">
      <Link className="logo" to={paths.home()}>
        <Logo name={t('site.name')} />
      </Link>
      <ErrorMessage />
    </main>
  )
}
