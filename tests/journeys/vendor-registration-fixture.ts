import type { Page } from 'playwright-core'
import type { LentSite } from '#tests/support/shared-site.ts'

/** All fields of a craftsman but the account. */
export async function fillVendorForm(page: Page, email: string): Promise<void> {
  const fill = (name: string, value: string) => page.locator(`[name=${name}]`).fill(value)
  await fill('business_name', 'Poterie du Djurdjura')
  await fill('business_description', 'Terre cuite peinte à la main.')
  await fill('business_email', email)
  await fill('business_phone', '0770 12 34 56')
  await fill('business_wilaya', '15')
  await page.locator('[name=business_wilaya]').press('Enter')
  await fill('business_city', 'Tizi Ouzou')
  await page.locator('[name=business_city]').press('Tab')
  await fill('business_address', '4 rue des Frères Amrane')
  await page.locator('[name=kind][value=craftsman]').check()
  await fill('craftsman_card', '15-A-2031')
  await fill('nif', '099915000123456')
}
export const accept = (page: Page) => page.locator('[name=terms]').check()
export const sendRequest = (page: Page) => page.locator('form.register [type=submit]').click()

export async function vendorOf(site: LentSite, email: string) {
  const { rows } = await site.query<{ id: string; verification_status: string }>(
    `select v.id, v.verification_status from vendors.vendors v
     join identity.users u on u.id = v.user_id where u.email = $1`,
    [email],
  )
  return rows[0]
}
