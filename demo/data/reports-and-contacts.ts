import { demoId } from '../ids.ts'
import { createRandom } from '../seeded-random.ts'
import type { DemoDays } from './relative-days.ts'
import type { Account } from './users.ts'
import type { Product } from './products.ts'
import { type Review, reviewId } from './reviews.ts'
import type { Row, Rows } from './insert-rows.ts'
import type { Question } from './questions.ts'

export const waitingRows = (days: DemoDays, waiting: Waiting): Rows => ({
  'reviews.reports': reportRows(days, waiting),
  ...contactRows(days),
})

function reportRows(days: DemoDays, { products, reviews, questions, customers }: Waiting): Row[] {
  const random = createRandom('waiting')
  const unhappy = reviews.filter(({ stars }) => stars <= 2)
  const report = (key: string, ago: number, about: object, vendorId: string, reason: string) => ({
    id: demoId('report', key, days.ago(ago)),
    vendor_id: vendorId,
    ...{ review_id: null, question_id: null, product_id: null, shop_id: null },
    ...about,
    reporter_id: random.pick(customers).userId,
    is_by_vendor: false,
    reason,
    note: null,
    created_at: days.ago(ago),
  })
  const review = random.pick(unhappy)
  const question = random.pick(questions)
  const product = random.pick(products.filter(({ shop }) => shop.verifiedAt !== null))
  return [
    {
      ...report('review', 1.2, { review_id: reviewId(review) }, review.order.shop.id, 'false'),
      is_by_vendor: true,
      reporter_id: review.order.shop.owner.userId,
      note: 'Cette cliente parle d’un autre article que le nôtre.',
    },
    report('question', 0.6, { question_id: question.id }, question.product.shop.id, 'advertising'),
    {
      ...report('product', 2.3, { product_id: product.id }, product.shop.id, 'counterfeit'),
      note: 'La marque affichée sur la photo n’est pas celle reçue.',
    },
  ]
}

function contactRows(days: DemoDays): Rows {
  const contacts = CONTACTS.map((contact) => ({ ...contact, at: days.ago(contact.ago) }))
  return {
    'messaging.threads': contacts.map(({ key, name, email, subject, language, at: now }) => ({
      id: demoId('contact', key, now),
      kind: 'contact',
      guest_name: name,
      guest_email: email,
      subject,
      language,
      seller_unread: 1,
      last_message_at: now,
      created_at: now,
    })),
    'messaging.messages': contacts.map(({ key, text, at: now }) => ({
      id: demoId('contact-message', key, now),
      thread_id: demoId('contact', key, now),
      author_role: 'buyer',
      body: text,
      sent_at: now,
    })),
    'messaging.status_history': contacts.map(({ key, at: now }) => ({
      id: demoId('contact-step', key, now),
      thread_id: demoId('contact', key, now),
      to_state: 'open',
      actor_role: 'buyer',
      happened_at: now,
    })),
  }
}

type Waiting = {
  products: readonly Product[]
  reviews: readonly Review[]
  questions: readonly Question[]
  customers: readonly Account[]
}

const CONTACTS = [
  {
    key: 'retard',
    ago: 0.8,
    name: 'Samia Kaci',
    email: 'samia.kaci@mail.example',
    subject: 'Une commande',
    language: 'fr',
    text: 'Bonjour, le suivi de mon colis n’a pas bougé depuis quatre jours. Pouvez-vous voir avec le transporteur ?',
  },
  {
    key: 'vendre',
    ago: 1.9,
    name: 'عبد القادر بن عمر',
    email: 'abdelkader@boite.example',
    subject: 'البيع في السوق',
    language: 'ar',
    text: 'السلام عليكم، لدي ورشة فخار في بجاية وأريد أن أعرف كيف أفتح متجرًا عندكم وما هي الوثائق المطلوبة.',
  },
] as const
