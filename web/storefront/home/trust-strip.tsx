import { BadgeCheck, Banknote, Headphones, ShieldCheck, Truck } from 'lucide-react'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Icon } from '#web/ui/icon.tsx'

const PROMISES = [
  { name: 'payment', icon: ShieldCheck },
  { name: 'delivery', icon: Truck },
  { name: 'quality', icon: BadgeCheck },
  { name: 'options', icon: Banknote },
  { name: 'support', icon: Headphones },
] as const

export function TrustStrip() {
  const { t } = useTexts()
  return (
    <>
      <h2 className="sr-only">{t('home.promises.title')}</h2>
      <ul className="promises">
        {PROMISES.map(({ name, icon }) => (
          <li key={name}>
            <span className="promise-plate">
              <Icon of={icon} flip={icon === Truck} />
            </span>
            <div>
              <h3>{t(`trust-strip.${name}.title`)}</h3>
              <p>{t(`trust-strip.${name}.text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}
