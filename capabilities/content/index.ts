import type { SettingsCapability } from '#capabilities/settings/index.ts'
import type { Listener } from '#platform/database/index.ts'
import type { SendEmail } from '#platform/email/index.ts'
import type { EmailTemplate } from '#platform/email/template-overrides.ts'
import { manageBanners } from './operations/banners.ts'
import { createContentCache } from './operations/content-cache.ts'
import { manageEmailTemplates } from './operations/email-templates.ts'
import { type BuiltInTexts, managePages, readPages } from './operations/pages.ts'
import { manageRedirects } from './operations/redirects.ts'
import { type ContentDeps, versionedDocument } from './operations/versioned-document.ts'
import { listBannerImages } from './queries/banners.ts'
import { bannerRoutes, redirectRoutes } from './routes.admin.banners.ts'
import { emailTemplateRoutes } from './routes.admin.email-templates.ts'
import { contentPageRoutes } from './routes.admin.pages.ts'
import { storefrontRoutes } from './routes.storefront.ts'

type Deps = ContentDeps & {
  listen: Listener['listen']
  settings: Pick<SettingsCapability, 'current'>
  sendMail: SendEmail
  occasions: readonly EmailTemplate[]
  /** Built-in texts of the site's pages; the editor starts from them. */
  builtIn: BuiltInTexts
  onError: (error: Error) => void
}

/** Module API of content: pages, banners, email template overrides, redirects. */
export function createContent(deps: Deps) {
  const snapshot = createContentCache(deps)
  const renewing = { ...deps, renew: snapshot.renew }
  const write = versionedDocument(renewing)
  const banners = manageBanners({ ...renewing, announced: snapshot.banners })
  const reading = readPages(deps)
  const { reword, redirectOf, termsVersion } = snapshot
  return {
    start: snapshot.start,
    stop: snapshot.stop,
    reword,
    redirectOf,
    termsVersion,
    listBannerImages,
    publicPages: reading.pages,
    storefrontRoutes: storefrontRoutes({ ...reading, shown: banners.shown, termsVersion }),
    adminRoutes: [
      contentPageRoutes(managePages({ ...deps, write })),
      emailTemplateRoutes(manageEmailTemplates({ ...deps, write })),
      bannerRoutes(banners),
      redirectRoutes(manageRedirects(renewing)),
    ],
  }
}
export type Content = ReturnType<typeof createContent>
export type { BuiltInTexts } from './operations/pages.ts'
