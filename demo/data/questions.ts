import { after, hours } from '#kernel/time.ts'
import { demoId } from '../ids.ts'
import { createRandom } from '../seeded-random.ts'
import type { DemoDays } from './relative-days.ts'
import type { Account } from './users.ts'
import type { Product } from './products.ts'
import { type Review, reviewId } from './reviews.ts'
import { DEMO_VENDOR } from './vendors.ts'
import type { Row, Rows } from './insert-rows.ts'

type QuestionsInput = { language: 'fr' | 'ar'; text: string; answer: string }

const DEMO_QUESTIONS: readonly QuestionsInput[] = [
  {
    language: 'fr',
    text: 'Est-ce que le livreur laisse ouvrir le colis avant de payer ?',
    answer: 'Oui, vous vérifiez devant lui et vous payez ensuite.',
  },
  {
    language: 'fr',
    text: 'Y a-t-il une garantie, et comment la faire jouer ?',
    answer: 'Oui : gardez la facture du colis et écrivez-nous ici, nous reprenons l’article.',
  },
  {
    language: 'fr',
    text: 'La couleur est-elle vraiment celle de la photo ?',
    answer: 'Oui, les photos sont prises dans notre boutique, sans retouche.',
  },
  {
    language: 'fr',
    text: 'Combien de jours pour Tamanrasset ?',
    answer: 'Comptez cinq à sept jours pour le Sud, le transporteur vous appelle la veille.',
  },
  {
    language: 'ar',
    text: 'هل يمكن استبداله إذا لم يناسبني؟',
    answer: 'نعم، خلال سبعة أيام وهو في حالته الأصلية.',
  },
  {
    language: 'ar',
    text: 'هل هو متوفر بكمية كبيرة لمناسبة عائلية؟',
    answer: 'نعم متوفر، ويظهر سعر الكمية في الصفحة عند اختيار العدد.',
  },
  {
    language: 'ar',
    text: 'هل التوصيل إلى ورقلة مضمون في رمضان؟',
    answer: 'نعم، نرسل كل يوم ما عدا الجمعة.',
  },
]

type Question = {
  id: string
  product: Product
  asker: Account
  said: QuestionsInput
  at: Date
  isAnswered: boolean
}

const DAYS = 40

export function makeQuestions(
  days: DemoDays,
  products: readonly Product[],
  customers: readonly Account[],
): Question[] {
  const old = customers.filter(({ since }) => since < days.ago(DAYS + 1))
  return products
    .filter(({ shop, since }) => shop.verifiedAt !== null && since < days.ago(DAYS + 1))
    .flatMap((product) => {
      const random = createRandom(`questions ${product.demo.key}`)
      const isOwn = product.shop.vendor.key === DEMO_VENDOR
      const count = random.int(0, isOwn ? 3 : 2)
      return random
        .shuffled(DEMO_QUESTIONS)
        .slice(0, count)
        .map((questions, place): Question => {
          const now = days.ago(random.int(1, DAYS) + random.next() / 2)
          const id = demoId('question', `${product.demo.key} ${place}`, now)
          const isAnswered = random.chance(isOwn ? 0.5 : 0.85)
          return { id, product, asker: random.pick(old), said: questions, at: now, isAnswered }
        })
    })
}

export function questionRows(questions: readonly Question[]): Rows {
  return {
    'reviews.questions': questions.map(
      ({ id, product, asker, said: questions, at: now, isAnswered }) => ({
        id,
        vendor_id: product.shop.id,
        product_id: product.id,
        asker_id: asker.userId,
        author: `${asker.first} ${asker.last.charAt(0)}.`,
        language: questions.language,
        text: questions.text,
        state: 'published',
        answer_count: isAnswered ? 1 : 0,
        created_at: now,
        published_at: now,
      }),
    ),
    'reviews.answers': questions
      .filter(({ isAnswered }) => isAnswered)
      .map(({ id, product, said: questions, at: now }) => ({
        id: demoId('answer', id, after(now, hours(5))),
        vendor_id: product.shop.id,
        question_id: id,
        author_id: product.shop.owner.userId,
        author: product.shop.vendor.name,
        is_vendor: true,
        text: questions.answer,
        created_at: after(now, hours(5)),
      })),
  }
}

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
    note: null as string | null,
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
