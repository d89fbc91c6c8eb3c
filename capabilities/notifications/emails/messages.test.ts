import { expect, test } from 'vitest'
import { messageEmail } from './messages.ts'

test('the mail about a message of a buyer without a name still says who writes', () => {
  const message = { to: 'vendor', vendorName: 'Poterie Amel', buyerName: '', text: 'Bonjour' }
  const site = { siteName: 'Yova', siteUrl: 'https://yova.example' }
  const subject = (language: 'fr' | 'en' | 'ar') =>
    messageEmail(message as never, { ...site, language }).subject
  expect(subject('fr')).toBe('Nouveau message d’un client')
  expect(subject('en')).toBe('New message from a buyer')
  expect(subject('ar')).toBe('رسالة جديدة من أحد المشترين')
})
