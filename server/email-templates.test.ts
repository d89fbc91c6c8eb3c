import { describe, expect, test } from 'vitest'
import { directionOf, LANGUAGES, type Language } from '#kernel/locale.ts'
import { type EmailLayout, renderEmail } from '#platform/email/email-layout.ts'
import { EMAIL_TEMPLATES } from './email-templates.ts'

const sender = { siteUrl: 'https://yova.example' }
/** Gmail clips what is longer. */
const MAX_BYTES = 100_000

const attributes = (html: string, name: string): string[] =>
  [...html.matchAll(new RegExp(`\\s${name}="([^"]*)"`, 'g'))].map(([, value]) =>
    (value ?? '').replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code))),
  )

/** What every client needs to show an email, with or without images, scripts and styles. */
function expectReadable(letter: EmailLayout) {
  const { html, text } = renderEmail(letter, sender)
  expect(html).not.toMatch(/<script|<iframe|<form|\son\w+=|javascript:|url\(/i)
  const images = html.match(/<img\b[^>]*>/g) ?? []
  expect(images.length).toBeGreaterThan(0)
  for (const image of images) {
    expect(image).toMatch(/\salt="/)
    expect(image).toMatch(/\swidth="\d+" height="\d+"/)
  }
  for (const address of [...attributes(html, 'src'), ...attributes(html, 'href')])
    expect(address).toMatch(/^https:\/\//)
  for (const link of attributes(html, 'href')) expect(text).toContain(link)
  expect(Buffer.byteLength(html)).toBeLessThan(MAX_BYTES)
  expect(html).toContain(`<html lang="${letter.language}" dir="${directionOf(letter.language)}">`)
  expect(html).toContain('name="color-scheme" content="light dark"')
  expect(html).toContain('@media (prefers-color-scheme:dark)')
  return html
}

describe.each(EMAIL_TEMPLATES)('$key', ({ example }) => {
  test.each(LANGUAGES)('is readable everywhere in %s', (language) => {
    expectReadable(example(language, (_, given) => given))
  })
})

const withFaces = (language: Language): EmailLayout => ({
  language,
  siteName: 'Yova',
  subject: 'Commande',
  shop: { name: 'Poterie <Amel>', logo: '/media/logo.webp' },
  about: { occasion: 'orders.shipped', values: {} },
  blocks: [
    { kind: 'paragraph', text: 'Bonjour' },
    {
      kind: 'rows',
      rows: [
        { label: '1 × Tajine "bleu"', value: '4 800 DA', image: '/media/tajine.webp' },
        { label: 'Total', value: '4 800 DA', strong: true },
      ],
    },
    { kind: 'link', text: 'Suivre', href: 'https://yova.example/track?a=1&b=2', bare: true },
  ],
})

test.each(LANGUAGES)('an order shows its pictures and the face of its shop, in %s', (language) => {
  const html = expectReadable(withFaces(language))
  expect(attributes(html, 'src')).toEqual([
    'https://yova.example/icons/icon-192.png',
    'https://yova.example/media/logo.webp',
    'https://yova.example/media/tajine.webp',
  ])
  expect(html).toContain('Poterie &#60;Amel&#62;')
  expect(html).toContain('alt="1 × Tajine &#34;bleu&#34;"')
})
