import { expect, test } from 'vitest'
import { LANGUAGES } from '#kernel/locale.ts'
import { renderEmail } from '#platform/email/email-layout.ts'
import { contactAnsweredEmail, questionAnsweredEmail, questionEmail } from './questions.ts'

const site = { siteName: 'Yova', siteUrl: 'https://yova.example' }
const query = {
  questionId: 'q',
  vendorId: 'v',
  productName: 'Tajine',
  author: 'Meriem B.',
  text: 'Va-t-il au <four> ?',
}

test.each(LANGUAGES)('a shop reads in %s what is asked, and where it answers', (language) => {
  const { subject, text, html } = renderEmail(questionEmail(query, { ...site, language }), site)
  expect(subject).toContain('Tajine')
  expect(text).toContain('Meriem B.')
  expect(text).toContain('https://yova.example/vendor/reviews?view=questions')
  expect(html).toContain('Va-t-il au &#60;four&#62; ?')
  expect(text).not.toMatch(/[{}]/)
})

test.each(LANGUAGES)(
  'whoever asked reads in %s the question, the answer and the way back',
  (language) => {
    const answered = {
      ...{ questionId: 'q', vendorName: 'Poterie Amel', productId: 'p1', productName: 'Tajine' },
      ...{ question: 'Va-t-il au four ?', answer: 'Oui', email: 'meriem@mail.example', language },
    }
    const { subject, text } = renderEmail(questionAnsweredEmail(answered, site), site)
    expect(subject).toContain('Poterie Amel')
    for (const message of ['Va-t-il au four ?', 'Oui', 'https://yova.example/product/p1#questions'])
      expect(text).toContain(message)
    expect(text).not.toMatch(/[{}]/)
  },
)

test.each(LANGUAGES)(
  'a visitor reads in %s the answer, and below it what they wrote',
  (language) => {
    const answered = {
      ...{ messageId: 'm', name: 'Amina', email: 'amina@example.dz', subject: 'Une commande' },
      ...{ question: 'Où est mon colis ?', text: 'Il arrive demain.', language },
    }
    const { subject, text } = renderEmail(contactAnsweredEmail(answered, site), site)
    expect(subject).toContain('Une commande')
    expect(text.indexOf('Il arrive demain.')).toBeLessThan(text.indexOf('Où est mon colis ?'))
    expect(text).toContain('Amina')
    // The question is empty when its author has been erased.
    const bare = renderEmail(contactAnsweredEmail({ ...answered, question: '' }, site), site).text
    expect(bare.length).toBeLessThan(text.length)
  },
)
