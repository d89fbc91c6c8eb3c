import { maskContacts } from '#kernel/mask-contacts.ts'
import type { Language } from '#kernel/locale.ts'
import { ok, refuse, type Result } from '#kernel/result.ts'
import { type Clock, hours } from '#kernel/time.ts'
import { type Db, inTransaction } from '#platform/database/index.ts'
import { invalidate } from '#platform/http/cache.ts'
import { newId } from '#platform/ids.ts'
import { rateLimit } from '#platform/rate-limit.ts'
import { publish } from '#platform/outbox.ts'
import type { BuyerQuestionsPageView } from '../questions.contract.ts'
import type { QuestionReceived } from '../events.ts'
import {
  findQuestionTarget,
  findBuyerQuestion,
  insertQuestion,
  listBuyerQuestions,
} from '../queries/questions.ts'
import { readReviewCursor } from '../rules/cursor.ts'
import { publicName } from '../rules/review-eligibility.ts'
import type { QuestionId } from '../schema.ts'

type Deps = { db: Db; clock: Clock }
type Command = { userId: string; language: Language; productId: string; text: string }
export type AskRefusal =
  | { code: 'product_not_on_sale' }
  | { code: 'too_many_questions'; retryAfterSeconds: number }
type Page = { limit?: number | undefined; cursor?: string | undefined }

const MOST_AN_HOUR = 10
/** Displayed for an account without a name. */
const UNNAMED = '—'

export const askQuestions = ({ db, clock }: Deps) => ({
  /** Published at once, unless contact details were masked: then it waits for moderation. */
  async ask({
    userId,
    language,
    productId,
    text,
  }: Command): Promise<Result<QuestionId, AskRefusal>> {
    const now = clock.now()
    const use = { key: `questions:${userId}`, max: MOST_AN_HOUR, per: hours(1), now }
    const { allowed, retryAfterSeconds } = await rateLimit(db, use)
    if (!allowed) return refuse({ code: 'too_many_questions', retryAfterSeconds })
    return inTransaction(db, async (tx): Promise<Result<QuestionId, AskRefusal>> => {
      const questionTarget = await findQuestionTarget(tx, productId, userId)
      if (!questionTarget) return refuse({ code: 'product_not_on_sale' })
      const id = newId<QuestionId>(now)
      const { vendorId, productName } = questionTarget
      const author =
        publicName(questionTarget.firstName ?? '', questionTarget.lastName ?? '') || UNNAMED
      const input = maskContacts(text)
      const question = { id, vendorId, productId, askerId: userId, author, language, ...input, now }
      await insertQuestion(tx, question)
      if (input.wasMasked) return ok(id)
      await invalidate(tx, [`product:${productId}`])
      const event = { questionId: id, vendorId, productId, productName, author, text: input.text }
      await publish<QuestionReceived>(tx, { type: 'reviews.question_asked', ...event }, id)
      return ok(id)
    })
  },

  findOwn: (userId: string, language: Language, id: string) =>
    findBuyerQuestion(db, userId, language, id),

  async listOwn(
    userId: string,
    language: Language,
    { limit = 10, cursor }: Page,
  ): Promise<BuyerQuestionsPageView> {
    const page = { userId, language, limit, after: readReviewCursor(cursor) }
    const { rows, total } = await listBuyerQuestions(db, page)
    const items = rows.slice(0, limit)
    const last = items.at(-1)
    const next = rows.length > limit && last ? `${last.created_at}~${last.id}` : null
    return { items, total, total_is_estimate: false, next }
  },
})
export type AskQuestions = ReturnType<typeof askQuestions>
