import {
  ChevronRight,
  FileClock,
  MessageCircleQuestionMark,
  Package,
  Phone,
  Star,
  Undo2,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { VendorDashboardView } from '#capabilities/vendor-dashboard/contract.ts'
import { noonOfDay } from '#kernel/calendar.ts'
import { formatDate, formatMoney } from '#kernel/format.ts'
import { fromDinars } from '#kernel/money.ts'
import { formatPhone } from '#kernel/phone.ts'
import { paths } from '#web/paths.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useVendorContext } from '../layout.tsx'
import { ResponsiveImage } from '#web/ui/responsive-image.tsx'

/** The most urgent first. */
export function ToDoList({ view }: { view: VendorDashboardView }) {
  const { t } = useTexts()
  const { returns } = useVendorContext()
  const returnsDue = returns === null ? 0 : returns.answer + returns.settle
  const { todo } = view
  const others = todo.to_confirm_count - todo.to_confirm.length
  const isQuiet =
    todo.documents.length +
      todo.to_confirm_count +
      todo.to_prepare_count +
      returnsDue +
      todo.low_stock_count +
      todo.unanswered_questions +
      todo.unanswered_reviews ===
    0
  return (
    <section className="card shop-today" aria-labelledby="shop-today">
      <header className="section-head">
        <h2 id="shop-today">{t('vendor-dashboard.today')}</h2>
        <Link className="text-link" to={paths.vendorOrders()}>
          {t('vendor-dashboard.all-orders')}
          <Icon of={ChevronRight} size="s" flip />
        </Link>
      </header>
      {isQuiet && <p className="muted">{t('vendor-dashboard.today-none')}</p>}
      <ul>
        {todo.to_confirm.map((order) => (
          <Calling key={order.id} order={order} />
        ))}
        {others > 0 && (
          <Item
            icon={<Icon of={Phone} />}
            look="is-warn"
            title={t('vendor-dashboard.confirm-others', { count: others })}
            action={<Open to={paths.vendorCalls()} label={t('vendor-dashboard.open')} />}
          />
        )}
        {todo.documents.map((document) => (
          <ExpiringDocument key={document.name} document={document} />
        ))}
        {todo.to_prepare_count > 0 && (
          <Item
            icon={<Icon of={Package} />}
            look="is-info"
            title={t('vendor-dashboard.prepare', { count: todo.to_prepare_count })}
            text={t('vendor-dashboard.prepare-text')}
            action={
              <Open
                to={`${paths.vendorOrders()}?status=confirmed`}
                label={t('vendor-dashboard.open')}
              />
            }
          />
        )}
        {returns !== null && returnsDue > 0 && (
          <Item
            icon={<Icon of={Undo2} />}
            look="is-warn"
            title={t('vendor-dashboard.returns-due', { count: returnsDue })}
            text={t('vendor-dashboard.returns-due-text', returns)}
            action={<Open to={paths.vendorReturns()} label={t('vendor-dashboard.open')} />}
          />
        )}
        {todo.low_stock.map((item) => (
          <Item
            key={item.product_id + (item.label ?? '')}
            icon={<ResponsiveImage image={item.image} alt="" sizes="44px" />}
            title={t('vendor-dashboard.low-stock', {
              name: item.label === null ? item.name : `${item.name} (${item.label})`,
              count: item.on_hand,
            })}
            text={
              item.weekly_sales > 0
                ? t('vendor-dashboard.weekly', { count: item.weekly_sales })
                : t('vendor-dashboard.weekly-none')
            }
            action={
              <Open
                to={`${paths.vendorProducts()}/${item.product_id}`}
                label={t('vendor-dashboard.restock')}
              />
            }
          />
        ))}
        {todo.unanswered_questions > 0 && (
          <Item
            icon={<Icon of={MessageCircleQuestionMark} />}
            look="is-warn"
            title={t('vendor-dashboard.questions-waiting', { count: todo.unanswered_questions })}
            text={t('vendor-dashboard.questions-waiting-text')}
            action={
              <Open
                to={`${paths.vendorQuestions()}&show=unanswered`}
                label={t('vendor-dashboard.answer')}
              />
            }
          />
        )}
        {todo.unanswered_reviews > 0 && (
          <Item
            icon={<Icon of={Star} />}
            look="is-info"
            title={t('vendor-dashboard.reviews-waiting', { count: todo.unanswered_reviews })}
            text={t('vendor-dashboard.reviews-waiting-text')}
            action={<Open to={paths.vendorReviews()} label={t('vendor-dashboard.answer')} />}
          />
        )}
      </ul>
    </section>
  )
}

function ExpiringDocument({
  document,
}: {
  document: VendorDashboardView['todo']['documents'][number]
}) {
  const { t, language } = useTexts()
  const day = formatDate(noonOfDay(document.last_day), language, 'date')
  return (
    <Item
      icon={<Icon of={FileClock} />}
      look="is-warn"
      title={t('vendor-dashboard.paper-ends', { paper: document.name })}
      text={t(document.is_over ? 'vendor-dashboard.paper-over' : 'vendor-dashboard.paper-until', {
        day,
      })}
      action={<Open to={paths.vendorShop('legal')} label={t('vendor-dashboard.paper-renew')} />}
    />
  )
}

type Order = VendorDashboardView['todo']['to_confirm'][number]

function Calling({ order }: { order: Order }) {
  const { t, language } = useTexts()
  const amount = formatMoney(fromDinars(order.total_amount), language)
  const comma = language === 'ar' ? '، ' : ', '
  const place = [order.city, order.wilaya].filter((value) => value !== '').join(comma)
  return (
    <Item
      icon={<Icon of={Phone} />}
      look="is-warn"
      title={`${order.name} · ${place}`}
      text={
        <>
          <bdi dir="ltr">{`#${order.order_number}`}</bdi> · <bdi>{order.products.join(comma)}</bdi>{' '}
          · <bdi>{amount}</bdi>
        </>
      }
      action={
        <a
          className="button button-primary button-small"
          href={`tel:${order.phone}`}
          aria-label={t('vendor-dashboard.call-whom', {
            name: order.name,
            phone: formatPhone(order.phone),
          })}
        >
          {t('vendor-dashboard.call')}
        </a>
      }
    />
  )
}

function Open({ to, label }: { to: string; label: string }) {
  return (
    <ButtonLink kind="quiet" small to={to}>
      {label}
    </ButtonLink>
  )
}

type ItemProps = {
  icon: ReactNode
  look?: string
  title: string
  text?: ReactNode
  action: ReactNode
}

function Item({ icon, look = '', title, text, action }: ItemProps) {
  return (
    <li>
      <span className={`today-icon ${look}`}>{icon}</span>
      <span>
        <b dir="auto">{title}</b>
        {text && <small>{text}</small>}
      </span>
      {action}
    </li>
  )
}
