import { demoId } from '../ids.ts'
import { activityRows } from './activity.ts'
import { daysBefore } from './relative-days.ts'
import { withCardPayments } from './card-payments.ts'
import { contractRows } from './couriers.ts'
import { financeWorkRows } from './finance-work.ts'
import { callRows } from './confirmation-calls.ts'
import { contentRows } from './content.ts'
import { cartRows, promoRows, searchRows, settingsRows } from './settings-search-promos-carts.ts'
import { buildHistory } from './history.ts'
import { type AccountBook, moneyRows } from './payouts.ts'
import { orderRows } from './orders.ts'
import {
  type Account,
  accountRows,
  ADMIN_EMAIL,
  asAccount,
  CLIENT_EMAIL,
  type Commune,
  FINANCE_EMAIL,
  makeCustomers,
  createUserFactory,
  DEMO_VENDOR_EMAIL,
  type AdminAccounts,
} from './users.ts'
import { categoryRows, makeProducts, productRows } from './products.ts'
import { pickupPointRows } from './pickup-points.ts'
import { privacyRows } from './privacy.ts'
import { promoCodes } from './promo-codes.ts'
import { makeQuestions, questionRows } from './questions.ts'
import { waitingRows } from './reports-and-contacts.ts'
import { afterReturns, makeReturns } from './returns.ts'
import { returnRows } from './return-rows.ts'
import { figuresOf, makeReviews, reviewRows, vendorRatings } from './reviews.ts'
import { makeVendors, vendorRows } from './vendors.ts'
import { makeClerks, staffRows } from './staff.ts'
import { stockRows } from './stock.ts'
import type { Rows } from './insert-rows.ts'
import { type RateRow, ratesOf } from './shipping-rates.ts'
import { viewRows } from './saved-views.ts'

export type DemoInputs = {
  now: Date
  passwordHash: string
  communes: readonly Commune[]
  rates: readonly RateRow[]
  accounts: AccountBook
}

/** Rows in insertion order. Deterministic: the same inputs give the same rows. */
export function demoRows({ now, passwordHash, communes, rates, accounts }: DemoInputs): Rows {
  const days = daysBefore(now)
  const makePerson = createUserFactory(communes)
  const shops = makeVendors(days, communes)
  const products = makeProducts(days, shops)
  const customers = makeCustomers(days, makePerson)
  const { admin, accountant, client } = demoAccounts(days, makePerson)
  const promos = promoCodes(days)
  const history = buildHistory({
    days,
    customers,
    client,
    products,
    promos,
    rates: ratesOf(rates),
    makePerson,
  })
  const purchases = withCardPayments(history)
  const reviews = makeReviews(days, products, purchases)
  const clerks = makeClerks(days, makePerson)
  const owners = shops.map(({ owner }) => owner)
  const people = [
    admin,
    accountant,
    client,
    ...owners,
    ...clerks.map(({ account }) => account),
    ...customers,
  ]
  const vendorAccount = owners.find(({ email }) => email === DEMO_VENDOR_EMAIL)
  const returns = makeReturns(days, client, purchases)
  const back = afterReturns(returns)
  const questions = makeQuestions(days, products, customers)
  return {
    ...accountRows(people, passwordHash),
    'settings.values': settingsRows(days.ago(300), admin.userId),
    ...vendorRows(days, shops, admin.userId, vendorRatings(reviews)),
    ...staffRows(days, clerks, vendorAccount?.userId ?? admin.userId),
    ...viewRows(days, vendorAccount?.userId ?? admin.userId),
    ...categoryRows(),
    ...productRows(products, figuresOf(purchases, reviews)),
    'catalog.stock_movements': stockRows(products, purchases),
    'shipping.pickup_points': pickupPointRows(),
    ...contractRows(days, admin.userId),
    ...promoRows(days, promos, purchases, shops),
    ...orderRows(now, purchases, back),
    ...callRows(now, purchases),
    ...reviewRows(reviews),
    ...questionRows(questions),
    ...waitingRows(days, { products, reviews, questions, customers }),
    ...moneyRows({ days, shops, purchases, accounts, admins: { admin, accountant }, back }),
    ...financeWorkRows(days, purchases, { admin, accountant }),
    ...returnRows(returns, admin),
    ...searchRows(days),
    ...cartRows(days, products, client, makePerson),
    ...privacyRows(days, admin, customers),
    ...contentRows(days, now, admin),
    ...activityRows(days, admin, shops, products, purchases),
  }
}

/** The accounts whose password is public. */
function demoAccounts(
  days: ReturnType<typeof daysBefore>,
  makePerson: ReturnType<typeof createUserFactory>,
): AdminAccounts & { client: Account } {
  const account = (
    key: string,
    names: { email: string; first: string; last: string },
    role: Account['role'],
    daysAgo: number,
  ): Account => ({
    ...asAccount({ ...makePerson(key, days.ago(daysAgo), false), ...names }, role),
    userId: demoId('user', key),
    language: 'fr',
  })
  return {
    admin: account('admin', { email: ADMIN_EMAIL, first: 'Nadia', last: 'Hamidi' }, 'admin', 1400),
    accountant: account(
      'finance',
      { email: FINANCE_EMAIL, first: 'Sofiane', last: 'Meziani' },
      'admin',
      1200,
    ),
    client: account(
      'client',
      { email: CLIENT_EMAIL, first: 'Amel', last: 'Saïdi' },
      'customer',
      410,
    ),
  }
}
