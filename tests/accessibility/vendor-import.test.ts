import { expectAccessibleScreens } from './axe.ts'
import type { Screen } from './screens.ts'

const IMPORTING: Record<string, Screen> = {
  'the import of a shop': {
    path: '/vendor/import',
    as: 'vendeur@yova.example',
    reached: (page) => page.locator('.drop-zone').waitFor(),
  },
  'a file that was tried': {
    path: '/vendor/import',
    as: 'vendeur@yova.example',
    reached: async (page) => {
      const text = 'sku,nom,rayon,prix\nAX-1,Vase,Inconnu,x\n'
      await page
        .locator('input[type=file]')
        .setInputFiles({ name: 'a.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
      await page.locator('.import-columns .button-primary').click()
      await page.locator('.fault-list li').first().waitFor()
    },
  },
  'an import that may be taken back': {
    path: '/vendor/import',
    as: 'vendeur@yova.example',
    reached: async (page) => {
      const text = `sku,nom,rayon,prix\nAXU-${Date.now()},Vase,Maison,9\n`
      await page
        .locator('input[type=file]')
        .setInputFiles({ name: 'a.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
      await page.locator('.import-columns .button-primary').click()
      await page.locator('#import-found').waitFor()
      await page.locator('.card .button-primary').click()
      await page.locator('#import-undo').waitFor()
      await page.locator('[aria-labelledby=import-undo] .button').click()
      await page.locator('[aria-labelledby=import-undo] .import-figures').waitFor()
    },
  },
}

expectAccessibleScreens('importing', IMPORTING)
