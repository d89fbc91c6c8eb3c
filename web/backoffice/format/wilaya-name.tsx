import { get, inLanguage } from '#web/shared/api/endpoint.ts'
import { useQuery } from '#web/shared/data/use-query.ts'
import { useLanguage } from '#web/shared/i18n/texts.ts'
import { wilayaName } from '#web/shared/preferences/use-wilayas.ts'

/** `Alger (16)`; the code alone until the name is loaded. */
export function WilayaName({ code }: { code: string }) {
  const wilayas = inLanguage(get('/wilayas'), useLanguage())
  const { view } = useQuery(wilayas, { isConstant: true })
  return wilayaName(view?.items ?? [], code)
}
