import { formatMoney } from '#kernel/format.ts'
import { fromDinars } from '#kernel/money.ts'
import { ResourcePage } from '#web/backoffice/resource/resource-page.tsx'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { CardRefunds } from './card-refunds.tsx'
import { AdminOrderTabs } from './order-tabs.tsx'
import { refunds } from './resource.tsx'

export default function AdminRefunds() {
  const { t, language } = useTexts()
  return (
    <ResourcePage
      resource={refunds}
      title={t('refunds.title')}
      subtitle={(view) => {
        if (view === null) return null
        const amount = formatMoney(fromDinars(view.open_amount), language, 'admin')
        return t('refunds.open-amount', { amount: `\u2068${amount}\u2069` })
      }}
      summary={() => (
        <>
          <AdminOrderTabs current="refunds" />
          <CardRefunds />
        </>
      )}
    />
  )
}
