import { useTexts } from '#web/shared/i18n/texts.ts'
import { useWilayas } from '#web/shared/preferences/use-wilayas.ts'
import type { ContractDraft } from './contract-draft.ts'

type FeeInputsProps = {
  fees: ContractDraft['fees']
  errors: Readonly<Record<string, string>>
  unit: string
  onChange: (fees: ContractDraft['fees']) => void
}

const METHODS = ['home', 'stop_desk'] as const
const NO_FEE = { home: '', stop_desk: '' }

/** All wilayas; where nothing is typed the courier does not deliver. */
export function ContractFeeInputs({ fees, errors, unit, onChange }: FeeInputsProps) {
  const { t } = useTexts()
  const wilayas = useWilayas()
  return (
    <fieldset className="contract-fee-inputs">
      <legend>{t('shipping.contract-prices', { unit })}</legend>
      <p className="field-hint">{t('shipping.contract-prices-hint')}</p>
      <table className="contract-fees">
        <thead>
          <tr>
            <th scope="col">{t('shipping.wilaya')}</th>
            {METHODS.map((method) => (
              <th key={method} scope="col">
                {t(`shipping.method.${method}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {wilayas.map(({ code, name }) => (
            <tr key={code}>
              <th scope="row">{`${code} · ${name}`}</th>
              {METHODS.map((method) => (
                <td key={method}>
                  <span className="input">
                    <input
                      inputMode="decimal"
                      dir="ltr"
                      aria-label={`${name}, ${t(`shipping.method.${method}`)}`}
                      {...(errors[`fees.${code}.${method}`] && { 'aria-invalid': true })}
                      value={fees[code]?.[method] ?? ''}
                      onChange={({ target }) =>
                        onChange({
                          ...fees,
                          [code]: { ...(fees[code] ?? NO_FEE), [method]: target.value },
                        })
                      }
                    />
                  </span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </fieldset>
  )
}
