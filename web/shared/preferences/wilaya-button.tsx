import { MapPin } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useRevalidator } from 'react-router'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/icon.tsx'
import { savePreference } from './preferences.ts'
import { lazyComponent } from '../utils/lazy-component.ts'
import { useSite } from '../layout/site-data.ts'
import { useTexts } from '../i18n/texts.ts'

const WilayaPicker = lazyComponent(() => import('./wilaya-picker.tsx'))

type WilayaButtonProps = { className?: string; isOpenAtFirst?: boolean }

/** The picker's code is fetched at the first press. */
export function WilayaButton({ className, isOpenAtFirst = false }: WilayaButtonProps) {
  const { t } = useTexts()
  const { wilaya } = useSite()
  const { revalidate } = useRevalidator()
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  const [wasOpened, setWasOpened] = useState(isOpenAtFirst)
  const choose = (code: string) => {
    savePreference('yova-wilaya', code)
    setOpen(false)
    void revalidate()
  }
  return (
    <>
      <button
        type="button"
        className={classes('delivery-place', className)}
        aria-haspopup="dialog"
        onClick={() => {
          setWasOpened(true)
          setOpen(true)
        }}
      >
        <Icon of={MapPin} size="s" />
        {wilaya ? (
          <>
            {t('delivery.to')} <b>{`${wilaya.name} (${wilaya.code})`}</b>
          </>
        ) : (
          t('delivery.choose')
        )}
      </button>
      {wasOpened && (
        <Suspense>
          <WilayaPicker
            open={isOpen}
            chosen={wilaya?.code ?? null}
            onChoose={choose}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
