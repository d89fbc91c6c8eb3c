import { useNavigate } from 'react-router'
import { paths } from '#web/paths.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import type { Reordered } from './use-reorder.ts'

type Props = { outcome: Reordered; onClose: () => void }

export function ReorderedDialog({ outcome: { added, missing }, onClose }: Props) {
  const { t } = useTexts()
  const navigate = useNavigate()
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('account.reorder.title', { count: added })}
      closeLabel={t('site.close')}
      footer={
        <>
          <Button kind="quiet" onClick={onClose}>
            {t('site.close')}
          </Button>
          {added > 0 && (
            <Button onClick={() => void navigate(paths.cart())}>{t('cart.view')}</Button>
          )}
        </>
      }
    >
      {missing.length === 0 ? (
        <p>{t('account.reorder.all')}</p>
      ) : (
        <>
          <p>{t('account.reorder.missing')}</p>
          <ul className="account-missing">
            {missing.map(({ name, message }, index) => (
              <li key={`${name} ${index}`}>
                <b>
                  <bdi>{name}</bdi>
                </b>
                <small>{message}</small>
              </li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  )
}
