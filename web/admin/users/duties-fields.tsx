import { ADMIN_DUTIES, type AdminDuty } from '#kernel/admin-duties.ts'
import { codesOf } from '#kernel/codes-of.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Check } from '#web/ui/field.tsx'

type DutiesFieldsProps = {
  duties: readonly AdminDuty[]
  onChange: (duties: readonly AdminDuty[]) => void
}

export function DutiesFields({ duties, onChange }: DutiesFieldsProps) {
  const { t } = useTexts()
  return (
    <fieldset className="duties-fields">
      <legend>{t('admin-users.duties')}</legend>
      {codesOf(ADMIN_DUTIES).map((duty) => (
        <Check
          key={duty}
          checked={duties.includes(duty)}
          onChange={({ target }) =>
            onChange(
              codesOf(ADMIN_DUTIES).filter((item) =>
                item === duty ? target.checked : duties.includes(item),
              ),
            )
          }
          label={
            <>
              <b>{t(`admin-users.duty.${duty}`)}</b>
              <span className="muted">{t(`admin-users.duty-opens.${duty}`)}</span>
            </>
          }
        />
      ))}
    </fieldset>
  )
}
