import { maskContacts } from '#kernel/mask-contacts.ts'
import type { Language } from '#kernel/locale.ts'
import { ok, refuse, type Result } from '#kernel/result.ts'
import type { Clock } from '#kernel/time.ts'
import { type Db, inTransaction } from '#platform/database/index.ts'
import type { EditConflict } from '#platform/edit-conflict.ts'
import { invalidate } from '#platform/http/cache.ts'
import { newId } from '#platform/ids.ts'
import { publish } from '#platform/outbox.ts'
import type { VendorQuestionsPageView } from '../questions.contract.ts'
import type { QuestionAnswered } from '../events.ts'
import { createReport } from './create-report.ts'
import {
  countUnanswered,
  listVendorQuestions,
  saveVendorAnswer,
} from '../queries/vendor-questions.ts'
import { lockQuestion } from '../queries/questions.ts'
import { raiseQuestionVersion } from '../queries/version.ts'
import { readReviewCursor } from '../rules/cursor.ts'
import type { ReportReason } from '../schema.ts'
import { checkQuestionVersion } from './check-version.ts'

type Deps = { db: Db; clock: Clock }
type Shop = { vendorId: string; userId: string; questionId: string }
type Missing = { code: 'question_not_found' }
type QuestionAnswer = Shop & {
  text: string
  /** Optimistic lock. */
  version?: number | undefined
}
type Query = {
  show?: 'all' | 'unanswered' | undefined
  limit?: number | undefined
  cursor?: string | undefined
}

export const answerQuestions = ({ db, clock }: Deps) => ({
  async list(vendorId: string, language: Language, query: Query): Promise<VendorQuestionsPageView> {
    const { show = 'all', limit = 25, cursor } = query
    const { rows, matching, counts } = await listVendorQuestions(db, {
      ...{ vendorId, language, limit },
      isUnanswered: show === 'unanswered',
      after: readReviewCursor(cursor),
    })
    const items = rows.slice(0, limit)
    const last = items.at(-1)
    const next = rows.length > limit && last ? `${last.created_at}~${last.id}` : null
    return { items, total: matching, total_is_estimate: false, next, counts }
  },

  countUnanswered: (vendorId: string) => countUnanswered(db, vendorId),

  /** Contact details are masked. The author is notified of the first answer only. */
  answer: ({ vendorId, userId, questionId, text, version: seen }: QuestionAnswer) =>
    inTransaction(db, async (tx): Promise<Result<null, Missing | EditConflict>> => {
      const question = await lockQuestion(tx, questionId, vendorId)
      if (question?.state !== 'published') return refuse({ code: 'question_not_found' })
      const fresh = await checkQuestionVersion(tx, question, { seen, viewer: 'vendor' })
      if (!fresh.ok) return fresh
      const answer = maskContacts(text).text
      if (question.answer === answer) return ok(null)
      await raiseQuestionVersion(tx, questionId)
      const now = clock.now()
      await saveVendorAnswer(tx, { id: newId(now), question, text: answer, userId, now })
      await invalidate(tx, [`product:${question.productId}`])
      if (question.answer !== null) return ok(null)
      const { vendorName, productId, productName, email, language } = question
      const event = { questionId, vendorName, productId, productName, answer, email, language }
      await publish<QuestionAnswered>(
        tx,
        { type: 'reviews.question_answered', ...event, question: question.text },
        questionId,
      )
      return ok(null)
    }),

  /** The question stays published until an admin decides. */
  report: (report: Shop & { reason: ReportReason; note: string | null }) =>
    inTransaction(db, async (tx): Promise<Result<null, Missing>> => {
      const { questionId: aboutId, ...input } = report
      const now = clock.now()
      const isThere = await createReport(tx, {
        ...input,
        id: newId(now),
        about: 'question',
        aboutId,
        now,
      })
      return isThere ? ok(null) : refuse({ code: 'question_not_found' })
    }),
})
export type AnswerQuestions = ReturnType<typeof answerQuestions>
