import type { FacetsView } from '#capabilities/search/contract.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Check } from '#web/ui/field.tsx'
import { Count } from '#web/ui/money.tsx'
import { isColor, type ListFilters } from './filters.ts'

type OptionFiltersProps = {
  filters: ListFilters
  facets: FacetsView | undefined
  onChange: (patch: Partial<ListFilters>) => void
}
type OptionChoice = { value: string; label: string; count: number }

/** Colors, sizes and brands of the products that are found; a facet of one value narrows nothing. */
export function OptionFilters({ filters, facets, onChange }: OptionFiltersProps) {
  const { t } = useTexts()
  const groups = [
    {
      key: 'colors',
      name: 'color',
      legend: t('product-list.color'),
      choices: (facets?.color ?? []).map(({ value, count }) => ({
        value,
        count,
        label: t(`product-list.color.${value}`),
      })),
    },
    {
      key: 'sizes',
      name: 'size',
      legend: t('product-list.size'),
      choices: (facets?.size ?? []).map(({ value, count }) => ({ value, count, label: value })),
    },
    {
      key: 'brands',
      name: 'brand',
      legend: t('product-list.brand'),
      choices: (facets?.brand ?? []).map(({ value, name, count }) => ({
        value,
        count,
        label: name,
      })),
    },
  ] as const
  return groups.map(({ key, name, legend, choices }) => {
    const chosen = filters[key]
    const offered = withChosen(choices, chosen, (value) =>
      isColor(value) ? t(`product-list.color.${value}`) : value,
    )
    if (offered.length < 2 && chosen.length === 0) return null
    return (
      <ChoiceList
        key={key}
        name={name}
        legend={legend}
        choices={offered}
        chosen={chosen}
        onChange={(values) => onChange({ [key]: values })}
      />
    )
  })
}

/** A chosen value stays, even if nothing has it any more. */
const withChosen = (
  choices: readonly OptionChoice[],
  chosen: readonly string[],
  labelOf: (value: string) => string,
): OptionChoice[] => [
  ...choices,
  ...chosen
    .filter((value) => choices.every((choice) => choice.value !== value))
    .map((value) => ({ value, label: labelOf(value), count: 0 })),
]

type ChoiceListProps = {
  name: string
  legend: string
  choices: readonly OptionChoice[]
  chosen: readonly string[]
  onChange: (values: string[]) => void
}

function ChoiceList({ name, legend, choices, chosen, onChange }: ChoiceListProps) {
  const { language } = useTexts()
  return (
    <fieldset className="filter-group">
      <legend>{legend}</legend>
      {choices.map(({ value, label, count }) => {
        const isOn = chosen.includes(value)
        return (
          <Check
            key={value}
            name={name}
            value={value}
            checked={isOn}
            disabled={count === 0 && !isOn}
            label={<bdi>{label}</bdi>}
            note={<Count value={count} language={language} />}
            onChange={() =>
              onChange(
                (isOn ? chosen.filter((item) => item !== value) : [...chosen, value]).toSorted(),
              )
            }
          />
        )
      })}
    </fieldset>
  )
}
