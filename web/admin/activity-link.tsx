import { ScrollText } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '#web/paths.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Icon } from '#web/ui/icon.tsx'

import { useDuties } from './admin-session.tsx'

type ActivityLinkProps = {
  about: 'user' | 'vendor' | 'product' | 'order'
  id: string
  /** For the accessible name. */
  name: string
  /** Shows the text beside the icon. */
  isWide?: boolean
}

/** Links to the audit log of one record. */
export function ActivityLink({ about, id, name, isWide = false }: ActivityLinkProps) {
  const { t } = useTexts()
  const { opens } = useDuties()
  if (!opens('system')) return null
  const label = t('admin.activity-of', { name })
  return (
    <Link
      className={isWide ? 'text-link' : 'icon-button'}
      aria-label={label}
      title={label}
      to={paths.adminAuditOf(about, id)}
    >
      <Icon of={ScrollText} size={isWide ? 's' : 'm'} />
      {isWide && t('admin.activity')}
    </Link>
  )
}
