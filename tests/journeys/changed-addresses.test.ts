import { expect, test } from 'vitest'
import { eventually, onSite, open, overflow, PHONE } from '#tests/support/visitor-story.ts'
import { buyAs, soldAs } from './past-orders-fixture.ts'

onSite('another address for an order', ({ site, visit }) => {
  test('[CHECK-7] a street that was typed before the wilaya stays, the former one does not; errors are at their fields', async () => {
    const email = `move.${crypto.randomUUID()}@mail.example`
    const [order] = await buyAs(site(), email, [await soldAs(site(), 'Table basse')])
    const number = order!.number.replace(/-\d$/, '')
    await visit({ width: PHONE, expects: [/422/] }, async (page) => {
      await open(page, `/track?number=${number}#key=${order!.key}`)
      await page.getByRole('button', { name: "Changer l'adresse" }).click()
      const dialog = page.getByRole('dialog', { name: "Changer l'adresse" })
      const street = dialog.getByRole('textbox', { name: 'Adresse' })
      const phone = dialog.getByRole('textbox', { name: 'Téléphone' })
      const save = dialog.getByRole('button', { name: /enregistrer/i })
      const moveTo = async (code: string) => {
        await dialog.getByRole('combobox', { name: 'Wilaya' }).fill(code)
        await dialog.getByRole('option').first().click()
      }
      expect(await street.inputValue()).toBe('12 rue Larbi Ben M’hidi')
      await moveTo('16')
      await eventually(() => street.inputValue()).toBe('')
      await street.fill('5 rue des frères Bouadou')
      await moveTo('25')
      await dialog.getByRole('combobox', { name: 'Commune' }).fill('El Khroub')
      await dialog.getByRole('option').first().click()
      await dialog.getByText(/Nouveau total|Total, inchangé/).waitFor()
      expect(await street.inputValue()).toBe('5 rue des frères Bouadou')
      await phone.fill('05')
      await save.click()
      await eventually(() => phone.getAttribute('aria-invalid')).toBe('true')
      expect(await overflow(page)).toBe(0)
      await phone.fill('0550 12 34 56')
      await save.click()
      await page.locator('.toaster').getByText('Adresse changée').waitFor()
      await page.getByText('5 rue des frères Bouadou').first().waitFor()
    })
    const { rows } = await site().query(
      'select wilaya, address, city from orders.purchases where number = $1',
      [number],
    )
    expect(rows).toEqual([
      { wilaya: '25', address: '5 rue des frères Bouadou', city: expect.stringMatching(/Khroub/) },
    ])
  })
  test('[CHECK-7] a missing office and a wrong phone number are both said, and the first is in view', async () => {
    const email = `office.${crypto.randomUUID()}@mail.example`
    const [order] = await buyAs(site(), email, [await soldAs(site(), 'Table basse')])
    const number = order!.number.replace(/-\d$/, '')
    await visit({ width: PHONE }, async (page) => {
      await open(page, `/track?number=${number}#key=${order!.key}`)
      await page.getByRole('button', { name: "Changer l'adresse" }).click()
      const dialog = page.getByRole('dialog', { name: "Changer l'adresse" })
      const phone = dialog.getByRole('textbox', { name: 'Téléphone' })
      const save = dialog.getByRole('button', { name: /enregistrer/i })
      await dialog.getByRole('radio', { name: /bureau du livreur/ }).check()
      const offices = dialog.getByRole('group', { name: /^Choisissez un bureau/ })
      await offices.getByRole('radio').first().waitFor()
      const officeError = offices.locator('.field-error')
      await phone.fill('05')
      await save.click()
      await eventually(() => phone.getAttribute('aria-invalid')).toBe('true')
      await eventually(() => phone.evaluate((field) => field === document.activeElement)).toBe(true)
      await officeError.waitFor()
      expect(await phone.inputValue()).toBe('05')
      await phone.fill('0550 12 34 56')
      await save.click()
      // The list of offices is longer than the dialog.
      await eventually(async () => {
        const error = await officeError.boundingBox()
        const body = await dialog.locator('.dialog-body').boundingBox()
        return error!.y >= body!.y && error!.y + error!.height <= body!.y + body!.height
      }).toBe(true)
      await offices.getByRole('radio').first().check()
      await save.click()
      await page.locator('.toaster').getByText('Adresse changée').waitFor()
      // Who works with the keyboard goes on from where the dialog was opened.
      const focused = () => page.evaluate(() => document.activeElement?.textContent)
      await eventually(focused).toBe("Changer l'adresse")
    })
  })
})
