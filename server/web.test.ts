import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { takeScripts } from '#web/shared/layout/take-scripts.ts'
import { BOOT_SCRIPT } from '#web/shared/layout/boot-script.ts'
import { pageContentSecurityPolicy } from './web.ts'

const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`
const nothing = { scripts: [], styles: [] }

test('a script that was injected into a page is not among those that the renderer wrote', () => {
  const page =
    '<link nonce="n1" rel="stylesheet"/><p><script>injected()</script><script nonce="guess">injected()</script></p>' +
    '<script nonce="n1">one()\n</script><script type="module" nonce="n1" async="">two()</script>'

  expect(takeScripts(page, 'n1')).toEqual({
    page: page.replaceAll(' nonce="n1"', ''),
    scripts: [BOOT_SCRIPT, 'one()\n', 'two()'],
  })
})

test('the policy allows what the renderer wrote, once each', () => {
  const style = 'h1{color:red}'
  const inlined = { scripts: ['one()', 'two()', 'one()'], styles: [style] }
  const parts = pageContentSecurityPolicy(inlined).split('; ')
  expect(parts).toContain(`script-src 'self' ${hashOf('one()')} ${hashOf('two()')}`)
  expect(parts).toContain(`style-src 'self' ${hashOf(style)}`)
})

test('a captcha is allowed when one is configured, and only then', () => {
  expect(pageContentSecurityPolicy(nothing)).not.toContain('https://hcaptcha')
  const parts = pageContentSecurityPolicy({ scripts: ['one()'], styles: [] }, 'turnstile').split(
    '; ',
  )
  expect(parts).toContain(`script-src 'self' ${hashOf('one()')} https://challenges.cloudflare.com`)
  expect(parts).toContain('frame-src https://challenges.cloudflare.com')
  expect(parts.join()).not.toContain('hcaptcha')
})

test('styles and pictures come from this site only, and nothing may frame a page', () => {
  const parts = pageContentSecurityPolicy(nothing).split('; ')
  expect(parts).toContain("style-src 'self'")
  expect(parts).toContain("img-src 'self' data: blob:")
  expect(parts).toContain("frame-ancestors 'none'")
})
