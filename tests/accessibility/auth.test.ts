import type { Page } from 'playwright-core'
import { eventually } from '#tests/support/visitor-story.ts'
import { expectAccessibleScreens } from './axe.ts'
import type { Screen } from './screens.ts'

const field = (name: string) => (page: Page) => page.locator(`form [name=${name}]`).waitFor()
const link = (page: Page) => page.locator('.auth-card a.button').first().waitFor()

async function fullSignUp(page: Page): Promise<void> {
  await page.locator('[name=accountType][value=vendor]').check()
  await page.locator('[name=password]').fill('first-one')
  await page.locator('[name=confirm]').fill('another-one')
  await page.locator('[name=email]').focus()
  await eventually(() => page.locator('.field-error').count()).toBe(1)
}

async function codeStep(page: Page): Promise<void> {
  await page.locator('[name=email]').fill('somebody@mail.example')
  await page.locator('form [type=submit]').click()
  await page.locator('[name=code]').waitFor()
}

const AUTH: Record<string, Screen> = {
  'sign-up': { path: '/auth?tab=signup', reached: fullSignUp },
  'a forgotten password': { path: '/auth/forgot', reached: field('email') },
  'a login by code': { path: '/auth/otp', reached: field('email') },
  'the code of a mail': { path: '/auth/verify', reached: codeStep },
  'a company login': { path: '/auth/sso', reached: field('email') },
  'a new password': {
    path: '/auth/reset',
    as: 'client@yova.example',
    reached: field('password'),
  },
  'a link that has served': {
    path: '/auth/callback#error=access_denied&error_code=otp_expired&sb=',
    reached: link,
  },
  'a link of a mail': {
    path: '/auth/confirm?token_hash=a1&type=signup&redirect_to=',
    reached: (page) => page.locator('.auth-card [type=submit]').waitFor(),
  },
  'an incomplete link of a mail': { path: '/auth/confirm', reached: link },
  'an account that a code opened': {
    path: '/auth/new-account',
    as: 'client@yova.example',
    reached: link,
  },
  'a changed address': { path: '/auth/email-changed?step=half', reached: link },
}

expectAccessibleScreens('signing in and up', AUTH, { isPublic: true })
