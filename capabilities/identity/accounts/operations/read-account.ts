import type { Language } from '#kernel/locale.ts'
import type { Clock } from '#kernel/time.ts'
import type { Db } from '#platform/database/index.ts'
import { deviceOf } from '../user-agent.ts'
import {
  type AccountDetails,
  findAccountDetails,
  findLanguage,
  listOpenSessions,
} from '../../auth/queries/account.ts'
import { listAddresses } from '../queries/addresses.ts'
import { findProfile } from '../../auth/queries/profiles-and-roles.ts'
import type { Address, Device, ActiveSession } from '../schema.ts'
import type { Profile, UserId } from '../../schema.ts'

export type OwnProfile = { profile: Profile; details: AccountDetails }
export type OwnSession = ActiveSession & { device: Device }

export const readAccount = ({ db, clock }: { db: Db; clock: Clock }) => ({
  async profile(userId: UserId): Promise<OwnProfile | null> {
    const [profile, details] = await Promise.all([
      findProfile(db, userId),
      findAccountDetails(db, userId),
    ])
    return profile && details ? { profile, details } : null
  },
  addresses: (userId: UserId): Promise<Address[]> => listAddresses(db, userId),
  async sessions(userId: UserId): Promise<OwnSession[]> {
    const open = await listOpenSessions(db, userId, clock.now())
    return open.map((session) => ({ ...session, device: deviceOf(session.userAgent) }))
  },
  language: (userId: UserId): Promise<Language | null> => findLanguage(db, userId),
})
export type ReadAccount = ReturnType<typeof readAccount>
