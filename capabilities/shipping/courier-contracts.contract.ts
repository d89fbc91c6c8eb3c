import { z } from 'zod'
import { Day, dayOr, Dinars, Id, Version, WilayaCode } from '../contract.ts'

export const COD_BASES = ['whole', 'excess'] as const
const CourierName = z.object({ code: z.string(), name: z.string() })
const Fee = Dinars.min(0).max(100_000)
/** Null where the courier does not deliver that way. */
export const ContractFee = z.strictObject({
  wilaya: WilayaCode,
  home: Fee.nullable(),
  stop_desk: Fee.nullable(),
})
export type ContractFeeView = z.infer<typeof ContractFee>
const Terms = {
  valid_from: dayOr('contract_start_required'),
  /** From this amount of cash on delivery on, the rate is charged. */
  cod_from: Dinars.min(0).max(10_000_000),
  cod_rate_bp: z.number().int().min(0).max(10_000),
  /** What the rate applies to: the whole amount, or what exceeds `cod_from`. */
  cod_base: z.enum(COD_BASES),
  return_fee: Fee,
  remittance_days: z.number().int().min(1).max(90),
}

export const CourierContract = z.object({
  id: Id,
  ...Terms,
  /** First day of the next contract; null for the last one. */
  valid_until: Day.nullable(),
  state: z.enum(['coming', 'current', 'over']),
  fees: z.array(ContractFee),
  version: Version,
})
export type CourierContractView = z.infer<typeof CourierContract>
export const CourierContractsQuery = z.object({ courier: z.string().max(30).optional() })
export const CourierContracts = z.object({
  /** Those that a contract can be written for. */
  couriers: z.array(CourierName),
  courier: z.string().nullable(),
  /** Of that courier, newest first. */
  items: z.array(CourierContract),
})
export type CourierContractsView = z.infer<typeof CourierContracts>

const TermsBody = z.strictObject({
  ...Terms,
  fees: z.array(ContractFee).min(1, { error: 'contract_fees_required' }).max(69),
})
export const CourierContractBody = TermsBody.extend({
  courier: z.string().min(1, { error: 'courier_required' }).max(30),
}).strict()
export type CourierContractInputBody = z.input<typeof CourierContractBody>
export type CourierContractTerms = z.output<typeof TermsBody>
export const CourierContractUpdateBody = TermsBody.extend({ version: Version }).strict()
export const CourierContractParams = z.object({ id: Id })

/** At most 300 KB: a price list has some hundred rows. */
export const ContractSheetBody = z.strictObject({ content: z.base64().min(1).max(420_000) })
export const ContractSheet = z.object({
  headings: z.array(z.string()),
  fees: z.array(ContractFee),
  unreadable: z.array(
    z.object({
      line: z.number().int(),
      column: z.enum(['wilaya', 'home', 'stop_desk']),
      value: z.string(),
    }),
  ),
  /** Wilayas that the file names on no line. */
  missing: z.array(WilayaCode),
})
export type ContractSheetView = z.infer<typeof ContractSheet>
