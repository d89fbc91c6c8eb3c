import type { Content } from '#capabilities/content/index.ts'

type Site = { fetch(request: Request): Response | Promise<Response> }

/** The site, where an address that no page answers any more leads to where it went. */
export const withRedirects =
  (site: Site, redirectOf: Content['redirectOf']) =>
  async (request: Request): Promise<Response> => {
    const response = await site.fetch(request)
    if (response.status !== 404) return response
    const asked = new URL(request.url)
    const leads = redirectOf(asked.pathname)
    if (!leads) return response
    const to = new URL(leads.to, asked)
    // A language that was chosen goes along.
    if (to.search === '') to.search = asked.search
    const location = to.pathname + to.search + to.hash
    return new Response(null, { status: leads.status, headers: { location } })
  }
