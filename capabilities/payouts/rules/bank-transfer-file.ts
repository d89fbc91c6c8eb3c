import { csv } from '#kernel/csv.ts'
import { type Centimes, dinars } from '#kernel/money.ts'

type Transfer = { account: string; holder: string; amount: Centimes; business_name: string }

/** One transfer per line. Deterministic: the same batch gives the same bytes. */
export const bankTransferFile = (number: string, transfers: readonly Transfer[]): string =>
  csv([
    ['reference', 'compte', 'titulaire', 'montant_da', 'libelle'],
    ...transfers.map(({ account, holder, amount, business_name }) => [
      number,
      // A spreadsheet would round a number of twenty digits.
      `n° ${account}`,
      holder,
      // Read as typed by a bank: always with centimes.
      dinars(amount).toFixed(2).replace('.', ','),
      business_name,
    ]),
  ])
