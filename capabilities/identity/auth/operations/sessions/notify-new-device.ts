import { formatDate } from '#kernel/format.ts'
import type { Language } from '#kernel/locale.ts'
import type { Tx } from '#platform/database/index.ts'
import { deviceOf } from '../../../accounts/user-agent.ts'
import { saveKnownDevice, UNKNOWN_DEVICE } from '../../queries/known-devices.ts'
import { getUser } from '../../queries/users.ts'
import type { UserId, Visitor } from '../../../schema.ts'
import { texts } from '../../../texts.generated.ts'
import type { NotifySecurityEvent } from '../user/security-notifications.ts'

type SignIn = {
  tx: Tx
  sendNotice: NotifySecurityEvent
  userId: UserId
  visitor: Visitor
  now: Date
}

/**
 * By browser and system. Networks do not count, as those of phones change all the time, and the
 * first device of an account is that of its owner.
 */
export async function notifyNewDevice({
  tx,
  sendNotice,
  userId,
  visitor,
  now,
}: SignIn): Promise<void> {
  const { browser, system } = deviceOf(visitor.userAgent)
  const device = [browser, system].filter(Boolean).join(' · ').slice(0, 200) || UNKNOWN_DEVICE
  const { isKnown, isFirst } = await saveKnownDevice(tx, { userId, device, now })
  if (isKnown || isFirst) return
  const describe = (language: Language): string =>
    [
      device === UNKNOWN_DEVICE ? texts.of('unknown-device')(language) : `\u2068${device}\u2069`,
      formatDate(now, language, 'dateTime'),
      ...(visitor.address ? [`\u2066${visitor.address}\u2069`] : []),
    ].join(language === 'ar' ? '، ' : ', ')
  await sendNotice(tx, await getUser(tx, userId), 'new_sign_in', describe)
}
