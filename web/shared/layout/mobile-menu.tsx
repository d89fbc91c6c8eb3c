import { LogOut, PackageSearch, User } from 'lucide-react'
import { Link } from 'react-router'
import { languageName, type PageLanguage } from '#kernel/locale.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import { RoleLinks } from './account-menu.tsx'
import { categoryText, MAIN_CATEGORIES } from '../catalog/main-categories.ts'
import { WilayaButton } from '../preferences/wilaya-button.tsx'
import { useChooseLanguage } from '../i18n/language.ts'
import { useSession } from '../session/session.ts'
import { useSignOut } from '../session/use-sign-out.ts'
import { usePageLanguages, useTexts } from '../i18n/texts.ts'

export default function MobileMenu({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTexts()
  const { language, languages } = usePageLanguages()
  const choose = useChooseLanguage()
  const { user } = useSession()
  const signOut = useSignOut()
  const pick = (other: PageLanguage) => {
    onClose()
    void choose(other)
  }
  const leave = () => {
    onClose()
    void signOut()
  }
  return (
    <Dialog
      kind="drawer"
      open={open}
      onClose={onClose}
      title={t('nav.menu')}
      closeLabel={t('site.close')}
    >
      <nav className="mobile-menu" aria-label={t('nav.main')}>
        <Link className="if-signed-out" to={paths.auth()}>
          <Icon of={User} />
          {t('nav.login')}
        </Link>
        <Link className="if-signed-in" to={paths.account()}>
          <Icon of={User} />
          <bdi>{user?.handle || t('nav.my-account')}</bdi>
        </Link>
        <Link className="if-signed-out" to={paths.track()}>
          <Icon of={PackageSearch} />
          {t('nav.track')}
        </Link>
        <WilayaButton />
        <Link to={paths.products()}>{t('nav.products')}</Link>
        <Link to={paths.categories()}>{t('nav.categories')}</Link>
        <Link to={paths.vendors()}>{t('nav.vendors')}</Link>
        <div className="mobile-menu-group">
          {MAIN_CATEGORIES.map((slug) => (
            <Link key={slug} to={paths.category(slug)}>
              {t(categoryText(slug))}
            </Link>
          ))}
        </div>
        <RoleLinks />
        <Link to={paths.contact()}>{t('site.help')}</Link>
      </nav>
      <div className="chips" role="group" aria-label={t('nav.language')}>
        {languages.map((other) => (
          <button
            key={other}
            type="button"
            lang={other}
            className={classes('chip', other === language && 'chip-selected')}
            aria-pressed={other === language}
            onClick={() => pick(other)}
          >
            {languageName(other)}
          </button>
        ))}
      </div>
      <Button kind="text" className="if-signed-in mt-4" onClick={leave}>
        <Icon of={LogOut} flip />
        {t('nav.logout')}
      </Button>
    </Dialog>
  )
}
