import { FALLBACK_METHOD } from '#kernel/payment-methods.ts'
import { type Language, LANGUAGES } from '#kernel/locale.ts'
import { recordOf } from '#kernel/records.ts'
import type { EmailLayout } from '#platform/email/email-layout.ts'
import type { TemplateVariableNames, EmailTemplate } from '#platform/email/template-overrides.ts'
import type {
  AddressChanged,
  OrderStatusChanged,
  PurchasePlaced,
} from '../consumed-events.email.ts'
import type { OrderEmailSite } from '../emails/order-details.ts'
import type { EmailTemplateKey } from '../email-message.ts'
import { texts } from './texts.generated.ts'

export const EXAMPLES = texts.below('example')
export type Sample = Omit<EmailTemplate, 'key' | 'when'> & { key: EmailTemplateKey }

const NUMBER = 'Y-7K3MQ2XA'

const orderSite = (language: Language, name: TemplateVariableNames): OrderEmailSite => {
  const item = { name: recordOf(LANGUAGES, EXAMPLES.tajine), quantity: 2, image: null, parcels: [] }
  return {
    ...{ siteName: name('site', 'Yova'), siteUrl: 'https://yova.example', wilayas: new Map() },
    items: new Map([[name('number', `${NUMBER}-1`), [item]]]),
  }
}

/** Renders each variable as its placeholder or as an example value. */
export const examples = (language: Language, name: TemplateVariableNames) => ({
  site: orderSite(language, name),
  shopSite: { ...orderSite(language, name), language },
  buyer: {
    firstName: name('name', EXAMPLES.meriem(language)),
    email: 'meriem@mail.example',
    language,
  },
  /** For emails to vendors, which name the buyer in the third person. */
  spokenOf: {
    firstName: name('buyer', EXAMPLES.meriem(language)),
    email: 'meriem@mail.example',
    language,
  },
  buyerName: name('author', EXAMPLES.meriem(language)),
  vendor: name('vendor', EXAMPLES.shop(language)),
  shop: name('name', EXAMPLES.shop(language)),
  product: EXAMPLES.tajine(language),
  purchase: name('number', NUMBER),
  order: name('number', `${NUMBER}-1`),
})
export type Examples = ReturnType<typeof examples>

export const statusExample = (
  { order, vendor, buyer }: Examples,
  step: Pick<OrderStatusChanged, 'to' | 'by'> & Partial<OrderStatusChanged>,
): OrderStatusChanged => ({
  orderId: 'order',
  orderNumber: order,
  vendorId: 'vendor',
  vendorName: vendor,
  reason: null,
  stepId: 'step',
  buyer,
  ...step,
})

const NO_LETTER = 'an example of a mail that is sent has a letter'
/** Examples only use transitions that send an email. */
export const requireExampleEmail = (letter: EmailLayout | null): EmailLayout => {
  if (!letter) throw new Error(NO_LETTER)
  return letter
}

const AMOUNTS = { subtotal: 960_000, shipping: 45_000, discount: 0, rounding: 0, total: 1_005_000 }

export const purchaseExample = (
  samples: Examples,
  language: Language,
  input: Pick<PurchasePlaced, 'paymentMethod'> & { status: 'pending' | 'confirmed' },
): PurchasePlaced => ({
  purchaseId: 'purchase',
  number: samples.purchase,
  language,
  paymentMethod: input.paymentMethod,
  contact: {
    firstName: samples.buyer.firstName,
    lastName: 'Haddad',
    email: samples.buyer.email,
    phone: '+213550123456',
    address: '12, rue Larbi Ben M’hidi',
    city: 'Tizi Ouzou',
    wilaya: '15',
  },
  total: AMOUNTS.total,
  orders: [
    {
      number: samples.order,
      vendorId: 'vendor',
      vendorName: samples.shop,
      status: input.status,
      deliveryMethod: 'home',
      deliverFrom: '2026-11-25',
      deliverUntil: '2026-11-28',
      ...AMOUNTS,
      items: [
        {
          name: samples.product,
          label: null,
          shownName: samples.product,
          shownLabel: null,
          quantity: 2,
          total: AMOUNTS.subtotal,
        },
      ],
    },
  ],
})

export const addressExample = (samples: Examples): AddressChanged => ({
  changeId: 'change',
  number: samples.purchase,
  phone: '+213550123456',
  address: { address: '12, rue Larbi Ben M’hidi', city: 'Tizi Ouzou', wilaya: '15' },
  paymentMethod: FALLBACK_METHOD,
  before: 1_000_000,
  total: 1_005_000,
  buyer: samples.buyer,
  orders: [{ number: samples.order, vendorId: 'vendor', vendorName: samples.shop }],
})
