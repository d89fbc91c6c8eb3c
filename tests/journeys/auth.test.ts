import { TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { DEMO_PASSWORD } from '#server/startup-message.ts'
import { alive, onSite, open, PHONE, storedIn } from '#tests/support/visitor-story.ts'
import {
  account,
  client,
  codeIn,
  fillSignUp,
  linkIn,
  mailTo,
  newAddress,
  PASSWORD,
} from './signup-fixture.ts'

onSite('accounts', ({ site, visit }) => {
  test('[AUTH-3] [AUTH-5] [AUTH-6] [AUTH-7] [AUTH-10] sign up, read the code in the mail, type it, be welcomed by name', () =>
    visit({}, async (page) => {
      const email = newAddress()
      await open(page, '/auth')
      await page.getByRole('tab', { name: 'Inscription' }).click()
      await fillSignUp(page, { email, firstName: 'Lina', lastName: 'Haddad' })
      await page.getByRole('button', { name: "S'inscrire", exact: true }).last().click()
      await page.waitForURL((url) => url.pathname === '/')
      await page.getByText('Inscription réussie').waitFor()
      await page.getByText('Vérifiez votre email pour confirmer votre compte').waitFor()
      expect(await storedIn(page, 'yova-auth')).toBeNull()

      const mail = await mailTo(site(), email)
      await page.getByRole('link', { name: 'Saisir le code' }).click()
      await page.getByText(email).waitFor()
      await page.getByRole('button', { name: /Renvoyer le code dans \d+ s/ }).waitFor()
      await page.getByRole('textbox', { name: 'Code' }).fill(codeIn(mail))
      await page.getByRole('button', { name: 'Vérifier' }).click()
      await page.waitForURL((url) => url.pathname === '/')
      await page.getByText('Connexion réussie').waitFor()
      await page.getByText('Bienvenue, Lina').waitFor()

      const { rows } = await site().query(
        'select first_name, last_name, phone from identity.profiles where email = $1',
        [email],
      )
      expect(rows).toEqual([
        { first_name: 'Lina', last_name: 'Haddad', phone: expect.stringContaining('550123456') },
      ])
    }))

  test('[AUTH-7] the link of the mail opens the account too, wherever it is opened', () =>
    visit({ language: 'ar', width: PHONE }, async (page) => {
      const email = newAddress()
      await open(page, '/auth?tab=signup')
      await fillSignUp(page, { email, firstName: 'لينا', lastName: '' })
      await page.locator('form:visible button[type=submit]').click()
      await page.waitForURL((url) => url.pathname === '/')
      await open(page, linkIn(await mailTo(site(), email)))
      await page.getByRole('button', { name: 'تأكيد عنواني' }).click()
      await page.getByText('مرحبًا لينا').waitFor()
      await page.waitForURL((url) => url.pathname === '/' && url.search === '')
      expect(await storedIn(page, 'yova-auth')).toMatchObject({ user: { email } })
    }))

  test('[AUTH-7] the link of the mail confirms the address in a browser without scripts', async () => {
    const email = newAddress()
    const emailRedirectTo = `${site().url}/`
    await client(site()).signUp({ email, password: PASSWORD, options: { emailRedirectTo } })
    const link = linkIn(await mailTo(site(), email))
    await visit({ scripts: false, width: PHONE, language: 'en' }, async (page) => {
      await page.goto(link)
      await page.getByRole('button', { name: 'Confirm my address' }).click()
      await page.waitForURL((url) => url.pathname === '/')
    })
    const { data } = await client(site()).signInWithPassword({ email, password: PASSWORD })
    expect(data.user?.email_confirmed_at).toBeTruthy()
  })

  test('[AUTH-5] [AUTH-6] a vendor reads what happens next, and is led to the profile of the shop', () =>
    visit({}, async (page) => {
      await open(page, '/auth?tab=signup')
      const note = page.getByText('Votre demande de vendeur est validée par notre équipe.')
      expect(await note.count()).toBe(0)
      await fillSignUp(page, { email: newAddress(), firstName: '', lastName: '' })
      await page.getByRole('radio', { name: /Vendeur/ }).check()
      await note.waitFor()
      await page.getByRole('button', { name: "S'inscrire", exact: true }).last().click()
      await page.waitForURL(/\/vendor\/register\?new=true$/)
      await page.getByText('Inscription vendeur réussie').waitFor()
      await page.getByText('Complétez maintenant votre profil vendeur').waitFor()
    }))

  test('[AUTH-4] two passwords that differ, and fields that are empty, send nothing', () =>
    visit({}, async (page) => {
      let sent = 0
      page.on('request', (request) => {
        if (request.url().includes('/auth/v1/signup')) sent += 1
      })
      await open(page, '/auth?tab=signup')
      const submit = page.getByRole('button', { name: "S'inscrire", exact: true }).last()
      await submit.click()
      for (const words of ['email', 'téléphone', 'mot de passe'])
        await page.getByText(`Saisissez votre ${words}.`).waitFor()
      expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('email')
      await fillSignUp(page, { email: 'amina@mail', firstName: '', lastName: '' })
      await page.locator('[name=phone]').fill('123')
      await page.locator('[name=confirm]').fill('another one')
      await submit.click()
      // All errors at once, each at its field.
      await page.getByText('Les mots de passe ne correspondent pas').waitFor()
      await page.getByText("Cette adresse email n'est pas valide.").waitFor()
      await page.getByText("Ce numéro de téléphone n'est pas valide.").waitFor()
      await fillSignUp(page, { email: newAddress(), firstName: '', lastName: '' })
      await page.locator('[name=confirm]').fill('another one')
      await submit.click()
      await page.getByText('Les mots de passe ne correspondent pas').waitFor()
      expect(sent).toBe(0)
      expect(await page.locator('[name=phone]').inputValue()).toBe('0550 12 34 56')
    }))

  test('[AUTH-8] a password that the service refuses is explained, and everything typed stays', () =>
    visit({ language: 'en', expects: [/422/] }, async (page) => {
      const email = newAddress()
      await open(page, '/auth?tab=signup')
      await fillSignUp(page, { email, firstName: 'Lina', lastName: '', password: 'abc' })
      await page.getByRole('button', { name: 'Sign up', exact: true }).last().click()
      await page
        .getByRole('tabpanel')
        .getByText('The password needs at least 6 characters.')
        .waitFor()
      const form = page.locator('form:visible')
      expect(await form.locator('[name=email]').inputValue()).toBe(email)
      expect(await form.locator('[name=password]').inputValue()).toBe('abc')
      expect(await form.locator('[name=firstName]').inputValue()).toBe('Lina')
    }))

  test('[AUTH-7] a forgotten password: the link of the mail, another password, and that one opens', async () => {
    const email = await account(site())
    await visit({}, async (page) => {
      await open(page, '/auth')
      await page.getByRole('textbox', { name: 'Email' }).fill(email)
      await page.getByRole('link', { name: 'Mot de passe oublié' }).click()
      const locator = page.getByRole('textbox', { name: 'Email' })
      await locator.waitFor()
      expect(await locator.inputValue()).toBe(email) // the email is not asked for twice
      await page.getByRole('button', { name: 'Envoyer le lien' }).click()
      await page.getByRole('textbox', { name: 'Code' }).waitFor()
      await open(page, linkIn(await mailTo(site(), email)))
      await page.getByRole('button', { name: 'Choisir un mot de passe' }).click()
      await page.waitForURL((url) => url.pathname === '/auth/reset')
      await alive(page)
      await page.getByLabel('Nouveau mot de passe', { exact: true }).fill('grenade-mure-77')
      await page.getByLabel('Confirmer le mot de passe').fill('grenade-mure-77')
      await page.getByRole('button', { name: 'Enregistrer le mot de passe' }).click()
      await page.waitForURL((url) => url.pathname === '/')
      await page.getByText('Mot de passe modifié').waitFor()
    })
    expect(
      (await client(site()).signInWithPassword({ email, password: PASSWORD })).error?.code,
    ).toBe('invalid_credentials')
    const { error } = await client(site()).signInWithPassword({
      email,
      password: 'grenade-mure-77',
    })
    expect(error).toBeNull()
  })

  test('[AUTH-2] [AUTH-10] a wrong password, then the right one: welcome by name, and on to where one came from', async () => {
    const email = await account(site())
    await visit({ expects: [/400/] }, async (page) => {
      await open(page, '/auth?next=%2Fwishlist')
      await page.getByRole('textbox', { name: 'Email' }).fill(email)
      await page.getByLabel('Mot de passe', { exact: true }).fill('not this one')
      await page.getByRole('button', { name: 'Se connecter' }).click()
      await page
        .getByRole('tabpanel')
        .getByText('Erreur de connexion. Veuillez vérifier vos identifiants.')
        .waitFor()
      await page.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD)
      await page.keyboard.press('Enter')
      await page.waitForURL((url) => url.pathname === '/wishlist')
      await page.getByText('Connexion réussie').waitFor()
      await page.getByText('Bienvenue, Nour').waitFor()
    })
  })

  test('[AUTH-7] a code by mail signs in without a password; a wrong one is told', async () => {
    const email = await account(site())
    await visit({ language: 'en', width: PHONE, expects: [/403/] }, async (page) => {
      await open(page, '/auth')
      await page.getByRole('link', { name: 'Get a login code' }).click()
      await page.getByRole('heading', { name: 'Log in with a code' }).waitFor()
      await page.getByRole('textbox', { name: 'Email' }).fill(email)
      await page.getByRole('button', { name: 'Send the code' }).click()
      const code = page.getByRole('textbox', { name: 'Code' })
      await code.fill('000 000')
      await page.getByRole('button', { name: 'Verify' }).click()
      await page.getByRole('alert').getByText('The code or link is wrong or has expired.').waitFor()
      await code.fill(codeIn(await mailTo(site(), email)))
      await page.getByRole('button', { name: 'Verify' }).click()
      await page.getByText('Welcome, Nour').waitFor()
      expect(await storedIn(page, 'yova-auth')).toMatchObject({ user: { email } })
    })
  })

  test('[AUTH-7] with a second factor, the password is not enough: the code of the app is asked for', async () => {
    const email = await account(site())
    const enrolled = client(site())
    await enrolled.signInWithPassword({ email, password: PASSWORD })
    const { data: factor } = await enrolled.mfa.enroll({ factorType: 'totp', friendlyName: 'App' })
    const app = new TOTP({ secret: factor?.totp.secret ?? '' })
    const proven = await enrolled.mfa.challengeAndVerify({
      factorId: factor?.id ?? '',
      code: app.generate({ timestamp: Date.now() - 30_000 }),
    })
    expect(proven.error).toBeNull()
    await visit({ expects: [/422/] }, async (page) => {
      await open(page, '/auth')
      await page.getByRole('textbox', { name: 'Email' }).fill(email)
      await page.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD)
      await page.getByRole('button', { name: 'Se connecter' }).click()
      await page.getByRole('heading', { name: 'Vérification en deux étapes' }).waitFor()
      expect(await page.getByText('Connexion réussie').count()).toBe(0)
      const code = page.getByRole('textbox', { name: 'Code' })
      const right = app.generate()
      await code.fill(right === '111111' ? '222222' : '111111')
      await page.getByRole('button', { name: 'Vérifier' }).click()
      await page.getByRole('alert').getByText("Ce code n'est pas le bon").waitFor()
      await code.fill(app.generate())
      await page.getByRole('button', { name: 'Vérifier' }).click()
      await page.waitForURL((url) => url.pathname === '/')
      await page.getByText('Bienvenue, Nour').waitFor()
      const stored = (await storedIn(page, 'yova-auth')) as { access_token: string }
      const [, claims = ''] = stored.access_token.split('.')
      expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({ aal: 'aal2' })
    })
  })

  test('[AUTH-7] a link that has served already is told in words, with a way on', () =>
    visit({}, async (page) => {
      await page.goto(
        '/#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid&sb=',
      )
      await page.waitForURL((url) => url.pathname === '/auth/callback')
      await page.getByRole('alert').getByText("Le code ou le lien n'est pas le bon").waitFor()
      await page.getByRole('link', { name: 'Se connecter autrement' }).click()
      await page.getByRole('tab', { name: 'Connexion' }).waitFor()
    }))

  test('[AUTH-1] the forms take the place of the ring without moving anything', () =>
    visit({ width: PHONE }, async (page) => {
      await page.addInitScript(() => {
        const stored = window as unknown as { moved: number }
        stored.moved = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            stored.moved += (entry as unknown as { value: number }).value
        }).observe({ type: 'layout-shift', buffered: true })
      })
      await open(page, '/auth')
      await page.getByRole('button', { name: 'Se connecter' }).waitFor()
      await page.waitForTimeout(500)
      expect(
        await page.evaluate(() => (window as unknown as { moved: number }).moved),
      ).toBeLessThan(0.02)
    }))

  test('[AUTH-2] [AUTH-1] with the keyboard alone: from the first field to being signed in', () =>
    visit({}, async (page) => {
      await open(page, '/auth')
      await page.getByRole('tab', { name: 'Connexion' }).focus()
      await page.keyboard.press('ArrowRight')
      await page.getByRole('heading', { name: 'Créez votre compte' }).waitFor()
      await page.keyboard.press('ArrowLeft')
      await page.getByRole('heading', { name: 'Bienvenue sur Yova' }).waitFor()
      await page.keyboard.press('Tab')
      await page.keyboard.type('client@yova.example')
      await page.keyboard.press('Tab')
      await page.keyboard.type(DEMO_PASSWORD)
      await page.keyboard.press('Enter')
      await page.waitForURL((url) => url.pathname === '/')
      await page.getByText('Connexion réussie').waitFor()
    }))
})
