import { after, minutes } from '#kernel/time.ts'
import { demoId } from '../ids.ts'
import type { DemoDays } from './relative-days.ts'
import type { Account } from './users.ts'
import type { Product } from './products.ts'
import type { Purchase } from './purchases.ts'
import type { Shop } from './vendors.ts'
import type { Row, Rows } from './insert-rows.ts'

const DAYS = 14
const ADMIN_IP = '41.110.24.18'
const SHOP_ADDRESS = '105.235.130.7'

type ActivityEntry = {
  at: Date
  by: Pick<Account, 'userId' | 'role'>
  action: string
  subject: readonly [type: string, id: string | null]
  before?: object
  after?: object
}

export function activityRows(
  days: DemoDays,
  admin: Account,
  shops: readonly Shop[],
  products: readonly Product[],
  purchases: readonly Purchase[],
): Rows {
  const since = days.ago(DAYS)
  const acts: ActivityEntry[] = [
    ...ordersMoved(purchases, admin, since),
    ...adminAccounts(days, admin, shops, products),
  ].filter(({ at: now }) => now >= since && now <= days.now)
  return { 'audit.entries': acts.map(rowOf) }
}

const rowOf = ({
  at: date,
  by,
  action,
  subject: [type, id],
  before,
  after: now,
}: ActivityEntry): Row => ({
  id: demoId('act', `${action} ${id ?? ''} ${date.toISOString()}`, date),
  created_at: date,
  actor_id: by.userId,
  actor_role: by.role,
  action,
  subject_type: type,
  subject_id: id,
  before: before ?? null,
  after: now ?? null,
  ip: by.role === 'admin' ? ADMIN_IP : SHOP_ADDRESS,
  request_id: demoId('request', `${action} ${date.toISOString()}`, date)
    .replaceAll('-', '')
    .slice(-16),
})

/** Without the buyers' own transitions: those stand in the order's status history. */
const ordersMoved = (
  purchases: readonly Purchase[],
  admin: Account,
  since: Date,
): ActivityEntry[] =>
  purchases.flatMap(({ orders }) =>
    orders.flatMap(({ id, shop, steps }) =>
      steps.flatMap(({ to, at: now, actor, reason }, place): ActivityEntry[] =>
        now >= since && (actor === 'vendor' || actor === 'admin')
          ? [
              {
                at: now,
                by: actor === 'admin' ? admin : shop.owner,
                action: 'orders.status_changed',
                subject: ['order', id],
                before: { status: steps[place - 1]?.to ?? null },
                after: { status: to, ...(reason !== null && { reason }) },
              },
            ]
          : [],
      ),
    ),
  )

function adminAccounts(
  days: DemoDays,
  admin: Account,
  shops: readonly Shop[],
  products: readonly Product[],
): ActivityEntry[] {
  const by = admin
  const [shop] = shops
  const seen = products.filter((_, index) => index % 29 === 3).slice(0, 4)
  return [
    ...(shop
      ? [
          {
            at: days.ago(9.4),
            by,
            action: 'vendors.vendor_edited',
            subject: ['vendor', shop.id] as const,
            before: { business_phone: null },
            after: { business_phone: shop.vendor.phone },
          },
        ]
      : []),
    ...seen.map((product, index) => ({
      at: after(days.ago(6.6 - index), minutes(7 * index)),
      by,
      action: 'catalog.product_featured_set',
      subject: ['product', product.id] as const,
      before: { status: 'active', featured: false },
      after: { status: 'active', featured: true },
    })),
    {
      at: days.ago(4.35),
      by,
      action: 'settings.changed',
      subject: ['settings', null],
      before: { defaultShippingFee: 350 },
      after: { defaultShippingFee: 300 },
    },
    {
      at: days.ago(2.3),
      by,
      action: 'catalog.category_edited',
      subject: ['category', 'jardin'],
      before: { name: { fr: 'Jardins', en: 'Garden', ar: 'الحديقة' } },
      after: { name: { fr: 'Jardin', en: 'Garden', ar: 'الحديقة' } },
    },
  ]
}
