import basket from '#web/assets/illustrations/category-alimentation-256.webp?no-inline'
import { paths } from '#web/paths.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

export function EmptyCart() {
  const { t } = useTexts()
  return (
    <EmptyState
      image={basket}
      title={t('cart.empty')}
      text={t('cart.empty-text')}
      action={<ButtonLink to={paths.products()}>{t('cart.discover')}</ButtonLink>}
    />
  )
}
