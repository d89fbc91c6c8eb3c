import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { pageContentSecurityPolicy } from './web.ts'

const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`

test("the policy allows a page's own inline scripts, once each, and no other", () => {
  const policy = pageContentSecurityPolicy(
    '<script>one()</script><script type="module-later" async="">two()</script><script>one()</script>' +
      '<script src="/a.js"></script><script type="application/ld+json">{"a":1}</script>',
  )
  const scripts = policy.split('; ').find((part) => part.startsWith('script-src'))
  expect(scripts).toBe(`script-src 'self' ${hashOf('one()')} ${hashOf('two()')}`)
})

test("a page's own styles are allowed by their hashes, and no other inline style", () => {
  const text = 'h1{color:red}'
  const policy = pageContentSecurityPolicy(`<style data-of="/assets/a.css">${text}</style>`)
  expect(policy.split('; ')).toContain(`style-src 'self' ${hashOf(text)}`)
})

test('a captcha is allowed when one is configured, and only then', () => {
  expect(pageContentSecurityPolicy('')).not.toContain('https://hcaptcha')
  const parts = pageContentSecurityPolicy('<script>one()</script>', 'turnstile').split('; ')
  expect(parts).toContain(`script-src 'self' ${hashOf('one()')} https://challenges.cloudflare.com`)
  expect(parts).toContain('frame-src https://challenges.cloudflare.com')
  expect(parts.join()).not.toContain('hcaptcha')
})

test('styles come from files only, and nothing may frame a page', () => {
  const parts = pageContentSecurityPolicy('').split('; ')
  expect(parts).toContain("style-src 'self'")
  expect(parts).toContain("frame-ancestors 'none'")
})
