import './vendors.css'
import { BadgeCheck, Clock, Plus, Power, Store } from 'lucide-react'
import { ownKeysOf } from '#kernel/records.ts'
import type { MetaFunction } from 'react-router'
import { useDialogs } from '#web/backoffice/dialogs/dialog-host.tsx'
import { ResourcePage } from '#web/backoffice/resource/resource-page.tsx'
import { StatCard } from '#web/backoffice/ui/stat-card.tsx'
import { pageMeta } from '#web/shared/layout/page-meta.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useDuties } from '../admin-session.tsx'
import { vendors } from './resource.tsx'

export const meta: MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('admin.vendors.title'), isPrivate: true }))

const CARDS = { total: Store, pending: Clock, verified: BadgeCheck, active: Power } as const

export default function AdminVendorsPage() {
  const { t } = useTexts()
  const mayDecide = useDuties().opens('moderation_decisions')
  return (
    <ResourcePage
      resource={vendors}
      title={t('admin.vendors.title')}
      mayChange={mayDecide}
      head={mayDecide && <NewVendor />}
      summary={(view, hasFailed) => (
        <dl className="stat-cards vendor-figures">
          {ownKeysOf(CARDS).map((name) => (
            <StatCard
              key={name}
              icon={CARDS[name]}
              hasFailed={hasFailed}
              label={t(`admin.vendors.card.${name}`)}
              value={view && view.counts[name]}
              isWaiting={name === 'pending' && (view?.counts.pending ?? 0) > 0}
            />
          ))}
        </dl>
      )}
    />
  )
}

function NewVendor() {
  const { t } = useTexts()
  const ask = useDialogs(() => import('./dialogs.tsx'))
  return (
    <Button aria-haspopup="dialog" onClick={() => ask('NewVendorDialog', {})}>
      <Icon of={Plus} size="s" />
      {t('admin.vendors.new')}
    </Button>
  )
}
