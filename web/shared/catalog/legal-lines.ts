import type { VendorDetailView } from '#capabilities/vendors/contract.ts'
import type { Translate } from '../i18n/texts.ts'

// Their groups and slashes would change places in a right-to-left line.
const isolated = (number: string): string => `\u2066${number}\u2069`

/** The numbers that a vendor must publish by law. */
export function legalLines(legal: VendorDetailView['legal'] | undefined, t: Translate): string[] {
  const { rc, craftsman_card: card, nif } = legal ?? {}
  return [
    ...(rc ? [t('product.legal-rc', { number: isolated(rc) })] : []),
    ...(card ? [t('product.legal-card', { number: isolated(card) })] : []),
    ...(nif ? [t('product.legal-nif', { number: isolated(nif) })] : []),
  ]
}
