import { expect, test } from 'vitest'
import { eventually, onSite, open, overflow, PHONE } from '#tests/support/visitor-story.ts'
import { agreed } from './buyer-fixture.ts'

onSite('what is chosen after a search', ({ site, visit }) => {
  const choices = async (term: string) =>
    (
      await site().query(
        `select sum(clicks)::int as clicks, sum(baskets)::int as baskets,
           (select coalesce(sum(times), 0)::int from search.daily_shown_terms s where s.term = $1) as shown
         from search.daily_choices where term = $1`,
        [term],
      )
    ).rows as unknown[]

  test('[EVENT-1] is counted for who agreed to it, with the folded search and without the person', async () => {
    const buy = (analytics: boolean, search: string) =>
      visit(
        { language: 'ar', width: PHONE, stored: agreed({ analytics, marketing: !analytics }) },
        async (page) => {
          await open(page, `/products?search=${encodeURIComponent(search)}`)
          await page.getByRole('article').first().getByRole('link').first().click()
          await page.waitForURL(/\/product\//)
          const add = page
            .getByRole('main')
            .getByRole('button', { name: 'أضف إلى السلة', exact: true })
          await add.first().click()
          await eventually(() => page.evaluate(() => localStorage.getItem('yova-cart'))).toMatch(
            /id/,
          )
        },
      )
    await buy(true, 'طاجين')
    await eventually(() => choices('طاجين')).toEqual([{ clicks: 1, baskets: 1, shown: 1 }])
    await buy(false, 'لحاف')
    await buy(true, 'طاجين')
    expect(await choices('لحاف')).toEqual([{ clicks: null, baskets: null, shown: 0 }])
  })

  test('[WORDS-4] what is often shown and rarely opened stands in the back office, and becomes a synonym', async () => {
    await site().query(
      `insert into search.daily_shown_terms (shown_on, language, term, times)
       values (current_date, 'fr', 'zorbette', 40) on conflict do nothing`,
      [],
    )
    await visit({ as: 'admin@yova.example', sharesSession: true, width: PHONE }, async (page) => {
      await open(page, '/admin/synonyms')
      const weak = page.getByRole('region', { name: 'Trouvé mais rarement ouvert' })
      await weak.getByText('affiché 40 fois, ouvert 0 fois').waitFor()
      expect(await overflow(page)).toBe(0)
      await weak.getByRole('button', { name: 'Créer un synonyme pour zorbette' }).click()
      const dialog = page.getByRole('dialog', { name: 'Nouveau synonyme' })
      expect(await dialog.getByLabel('Ce que les gens tapent').inputValue()).toBe('zorbette')
    })
  })
})
