import './variants.css'
import { classes } from '../../ui/classes.ts'
import { useTexts } from '../i18n/texts.ts'
import { optionGroups, type VariantView, valueOf } from './variant-choice.ts'

type VariantPickerProps = {
  variants: readonly VariantView[]
  chosen: VariantView | null
  onChoose: (variant: VariantView) => void
}

/** Colors as swatches, other options as text; sold-out values are struck through and announced. */
export function VariantPicker({ variants, chosen, onChoose }: VariantPickerProps) {
  const { t } = useTexts()
  return optionGroups(variants, chosen).map(({ name, values }) => {
    const current = chosen ? valueOf(chosen, name) : undefined
    return (
      <div key={name} className="variant-group" role="group" aria-label={name}>
        <p>
          <b>
            <bdi>
              {current === undefined ? name : t('product.option', { name, value: current })}
            </bdi>
          </b>
        </p>
        <div className="variant-values">
          {values.map(({ value, swatch, variant, isOut }) => (
            <button
              key={value}
              type="button"
              className={classes(
                swatch === null ? 'variant-word' : 'variant-swatch',
                isOut && 'variant-out',
              )}
              aria-pressed={value === current}
              aria-label={isOut ? t('product.option-out', { value }) : value}
              title={value}
              onClick={() => onChoose(variant)}
            >
              {swatch === null ? (
                <bdi>{value}</bdi>
              ) : (
                <span style={{ backgroundColor: swatch }} aria-hidden="true" />
              )}
            </button>
          ))}
        </div>
      </div>
    )
  })
}
