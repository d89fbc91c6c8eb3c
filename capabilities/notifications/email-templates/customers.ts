import { abandonedCartEmail } from '../emails/abandoned-carts.ts'
import { messageEmail } from '../emails/messages.ts'
import { dataRequestReceivedEmail } from '../emails/data-requests.ts'
import { contactAnsweredEmail, questionAnsweredEmail, questionEmail } from '../emails/questions.ts'
import { reviewAnswerEmail, reviewEmail } from '../emails/reviews.ts'
import { examples, EXAMPLES, type Sample } from './examples.ts'

const message = (to: 'buyer' | 'vendor'): Pick<Sample, 'example' | 'to' | 'keeps'> => ({
  to: to === 'buyer' ? 'buyer' : 'shop',
  keeps: ['button'],
  example: (language, name) => {
    const { buyerName, shopSite } = examples(language, name)
    const author = to === 'buyer' ? name('author', 'Poterie Amel') : buyerName
    const subject = { messageId: 'message', vendorId: 'vendor', email: 'x@mail.example', language }
    const text = name('message', EXAMPLES.question(language))
    return messageEmail({ ...subject, to, vendorName: author, buyerName: author, text }, shopSite)
  },
})

export const CUSTOMER_EMAIL_TEMPLATES: readonly Sample[] = [
  {
    key: 'messaging.to_buyer',
    ...message('buyer'),
  },
  {
    key: 'messaging.to_shop',
    ...message('vendor'),
  },
  {
    key: 'reviews.review_published',
    to: 'shop',
    keeps: [],
    example: (language, name) => {
      const samples = examples(language, name)
      const words = { title: null, text: EXAMPLES.praise(language), rating: 4 }
      const ids = { reviewId: 'review', vendorId: 'vendor', productId: 'product' }
      const productName = name('product', samples.product)
      return reviewEmail(
        { ...ids, ...words, productName, author: samples.buyerName },
        samples.shopSite,
      )
    },
  },
  {
    key: 'reviews.review_answered',
    to: 'buyer',
    keeps: [],
    example: (language, name) => {
      const samples = examples(language, name)
      const vendorName = name('shop', 'Poterie Amel')
      const productName = name('product', samples.product)
      const answer = name('answer', EXAMPLES.answer(language))
      const to = { reviewId: 'review', productId: 'product', email: samples.buyer.email, language }
      return reviewAnswerEmail({ ...to, vendorName, productName, answer }, samples.site)
    },
  },
  {
    key: 'cart.abandoned',
    to: 'buyer',
    keeps: ['button'],
    example: (language, name) => {
      const samples = examples(language, name)
      const { firstName, email } = samples.buyer
      const items = [{ name: samples.product, quantity: 2, total: 960_000 }]
      const cart = { cartId: 'cart', consentVersion: '', subtotal: 960_000 }
      return abandonedCartEmail({ ...cart, items, firstName, email, language }, samples.site)
    },
  },
  {
    key: 'reviews.question_asked',
    to: 'shop',
    keeps: ['button'],
    example: (language, name) => {
      const samples = examples(language, name)
      const ids = { questionId: 'question', vendorId: 'vendor' }
      const productName = name('product', samples.product)
      const text = name('question', EXAMPLES.question(language))
      return questionEmail(
        { ...ids, productName, author: samples.buyerName, text },
        samples.shopSite,
      )
    },
  },
  {
    key: 'reviews.question_answered',
    to: 'person',
    keeps: ['answer'],
    example: (language, name) => {
      const samples = examples(language, name)
      const ids = {
        questionId: 'question',
        productId: 'product',
        email: samples.buyer.email,
        language,
      }
      const vendorName = name('shop', EXAMPLES.shop(language))
      const productName = name('product', samples.product)
      const question = name('question', EXAMPLES.question(language))
      const answer = name('answer', EXAMPLES.advice(language))
      return questionAnsweredEmail(
        { ...ids, vendorName, productName, question, answer },
        samples.site,
      )
    },
  },
  {
    key: 'messaging.contact_answered',
    to: 'person',
    keeps: ['answer'],
    example: (language, name) => {
      const samples = examples(language, name)
      const to = { messageId: 'message', email: samples.buyer.email, language }
      const subject = name('subject', EXAMPLES.subject(language))
      const text = name('answer', EXAMPLES.delay(language))
      const query = {
        name: samples.buyer.firstName,
        subject,
        question: EXAMPLES.wait(language),
      }
      return contactAnsweredEmail({ ...to, ...query, text }, samples.site)
    },
  },
  {
    key: 'privacy.data_request_received',
    to: 'person',
    keeps: ['number', 'date'],
    example: (language, name) => {
      const samples = examples(language, name)
      const query = { requestId: 'request', number: name('number', 'D-7K3MQ2XA') }
      const to = { name: samples.buyer.firstName, email: samples.buyer.email, language }
      return dataRequestReceivedEmail({ ...query, ...to, dueOn: '2026-12-02' }, samples.site)
    },
  },
]
