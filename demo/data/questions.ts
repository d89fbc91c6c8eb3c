import { after, hours } from '#kernel/time.ts'
import { demoId } from '../ids.ts'
import { createRandom } from '../seeded-random.ts'
import type { DemoDays } from './relative-days.ts'
import type { Account } from './users.ts'
import type { Product } from './products.ts'
import { DEMO_VENDOR } from './vendors.ts'
import type { Rows } from './insert-rows.ts'

type QuestionInput = { language: 'fr' | 'ar'; text: string; answer: string }

const DEMO_QUESTIONS: readonly QuestionInput[] = [
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

export type Question = {
  id: string
  product: Product
  asker: Account
  input: QuestionInput
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
        .map((input, place): Question => {
          const now = days.ago(random.int(1, DAYS) + random.next() / 2)
          const id = demoId('question', `${product.demo.key} ${place}`, now)
          const isAnswered = random.chance(isOwn ? 0.5 : 0.85)
          return { id, product, asker: random.pick(old), input, at: now, isAnswered }
        })
    })
}

export function questionRows(questions: readonly Question[]): Rows {
  return {
    'reviews.questions': questions.map(({ id, product, asker, input, at: now, isAnswered }) => ({
      id,
      vendor_id: product.shop.id,
      product_id: product.id,
      asker_id: asker.userId,
      author: `${asker.first} ${asker.last.charAt(0)}.`,
      language: input.language,
      text: input.text,
      state: 'published',
      answer_count: isAnswered ? 1 : 0,
      created_at: now,
      published_at: now,
    })),
    'reviews.answers': questions
      .filter(({ isAnswered }) => isAnswered)
      .map(({ id, product, input, at: now }) => ({
        id: demoId('answer', id, after(now, hours(5))),
        vendor_id: product.shop.id,
        question_id: id,
        author_id: product.shop.owner.userId,
        author: product.shop.vendor.name,
        is_vendor: true,
        text: input.answer,
        created_at: after(now, hours(5)),
      })),
  }
}
