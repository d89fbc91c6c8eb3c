import type { SettingsCapability } from '#capabilities/settings/index.ts'
import type { Listener } from '#platform/database/index.ts'
import type { SendMail } from '#platform/email/index.ts'
import type { Occasion } from '#platform/email/template-overrides.ts'
import { manageBanners } from './operations/banners.ts'
import { contentSnapshot } from './operations/content-cache.ts'
import { manageMails } from './operations/email-templates.ts'
import { type BuiltInTexts, managePages, readPages } from './operations/pages.ts'
import { manageRedirects } from './operations/redirects.ts'
import { type ContentDeps, writing } from './operations/versioned-document.ts'
import { bannerRoutes, redirectRoutes } from './routes.admin.banners.ts'
import { mailRoutes } from './routes.admin.email-templates.ts'
import { pageRoutes } from './routes.admin.pages.ts'
import { shopRoutes } from './routes.storefront.ts'

type Deps = ContentDeps & {
  listen: Listener['listen']
  settings: Pick<SettingsCapability, 'current'>
  sendMail: SendMail
  /** Every mail that any capability sends. */
  occasions: readonly Occasion[]
  /** The words of the site's own pages, as whoever writes others begins with them. */
  builtIn: BuiltInTexts
  onError: (error: Error) => void
}

/** The door of the capability: pages, banners, mails in the operator's words, former addresses. */
export function createContent(deps: Deps) {
  const snapshot = contentSnapshot(deps)
  const renewing = { ...deps, renew: snapshot.renew }
  const write = writing(renewing)
  const banners = manageBanners({ ...renewing, announced: snapshot.banners })
  const reading = readPages(deps)
  const { reword, redirectOf, termsVersion } = snapshot
  return {
    start: snapshot.start,
    stop: snapshot.stop,
    reword,
    redirectOf,
    termsVersion,
    publicPages: reading.pages,
    shopRoutes: shopRoutes({ ...reading, shown: banners.shown, termsVersion }),
    adminRoutes: [
      pageRoutes(managePages({ ...deps, write })),
      mailRoutes(manageMails({ ...deps, write })),
      bannerRoutes(banners),
      redirectRoutes(manageRedirects(renewing)),
    ],
  }
}
export type Content = ReturnType<typeof createContent>
export type { BuiltInTexts } from './operations/pages.ts'
