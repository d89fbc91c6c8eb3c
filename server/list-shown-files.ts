import type { Catalog } from '#capabilities/catalog/index.ts'
import type { Content } from '#capabilities/content/index.ts'
import type { ListShownFiles } from '#capabilities/media/index.ts'

type Parts = {
  catalog: Pick<Catalog, 'listShownImages'>
  content: Pick<Content, 'listBannerImages'>
}

/** Product images that must stay: `media` knows neither products nor banners. */
export const listShownFiles =
  ({ catalog, content }: Parts): ListShownFiles =>
  async (tx, files) => {
    const names = files.map(({ name }) => name)
    return [
      ...new Set([
        ...(await catalog.listShownImages(tx, files)),
        ...(await content.listBannerImages(tx, names)),
      ]),
    ]
  }
