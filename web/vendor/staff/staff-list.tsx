import { Send, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { StaffMemberView, StaffListView } from '#capabilities/vendors/staff.contract.ts'
import { formatDate } from '#kernel/format.ts'
import { STAFF_ROLES, type StaffRole } from '#kernel/staff-roles.ts'
import { initials } from '#web/shared/format/initials.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { Badge } from '#web/ui/chip.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { isStaffRole } from './roles.ts'

type StaffListHandlers = {
  isBusy: boolean
  onRole: (member: StaffMemberView, role: StaffRole) => void
  onRenew: (member: StaffMemberView) => void
  onRemove: (member: StaffMemberView) => void
}

export function StaffTable({ staff, ...acts }: StaffListHandlers & { staff: StaffListView }) {
  const { t } = useTexts()
  return (
    <>
      <ul className="team">
        <li>
          <Person name={staff.owner.name} email={staff.owner.email} />
          <span className="team-role">{t('staff.role.owner')}</span>
        </li>
        {staff.items.map((member) => (
          <li key={member.id}>
            <Person name={member.name} email={member.email} />
            {member.state === 'active' ? (
              <Member key={member.role} member={member} {...acts} />
            ) : (
              <RequestedItem member={member} {...acts} />
            )}
          </li>
        ))}
      </ul>
      {staff.items.length === 0 && <p className="muted team-none">{t('staff.none')}</p>}
    </>
  )
}

type StaffListSummary = { name: string | null; email: string | null }

function Person({ name, email }: StaffListSummary) {
  return (
    <div className="team-person">
      <span className="avatar" aria-hidden="true">
        {initials(name ?? email ?? '')}
      </span>
      <span>
        <b>{name === null ? <bdi dir="ltr">{email}</bdi> : <bdi>{name}</bdi>}</b>
        {name !== null && (
          <small>
            <bdi dir="ltr">{email}</bdi>
          </small>
        )}
      </span>
    </div>
  )
}

type RowProps = StaffListHandlers & { member: StaffMemberView }
const shown = ({ name, email }: StaffListSummary): string => name ?? email ?? ''

function Member({ member, isBusy, onRole, onRemove }: RowProps) {
  const { t, language } = useTexts()
  const name = shown(member)
  // A role counts at once and arrow keys pass by others: it is chosen first, then saved.
  const [chosen, setChosen] = useState<StaffRole>(member.role)
  return (
    <>
      <div className="team-role">
        <span className="input input-select">
          <select
            aria-label={t('staff.role-of', { name })}
            value={chosen}
            disabled={isBusy}
            onChange={({ target }) => {
              if (isStaffRole(target.value)) setChosen(target.value)
            }}
          >
            {STAFF_ROLES.map(({ code: role }) => (
              <option key={role} value={role}>
                {t(`staff.role.${role}`)}
              </option>
            ))}
          </select>
        </span>
        {chosen !== member.role && (
          <Button
            kind="outline"
            small
            busy={isBusy}
            aria-label={t('staff.save-role', { name })}
            onClick={() => onRole(member, chosen)}
          >
            {t('backoffice.save')}
          </Button>
        )}
        <small className="muted">
          {t('staff.since', { date: formatDate(new Date(member.since), language, 'date') })}
        </small>
      </div>
      <div className="team-acts">
        <IconButton
          icon={Trash2}
          label={t('staff.remove-whom', { name })}
          onClick={() => onRemove(member)}
        />
      </div>
    </>
  )
}

function RequestedItem({ member, isBusy, onRenew, onRemove }: RowProps) {
  const { t, language } = useTexts()
  const name = shown(member)
  const isOpen = member.state === 'invited'
  const until = formatDate(new Date(member.expires_at ?? member.since), language, 'date')
  return (
    <>
      <div className="team-role">
        <span>{t(`staff.role.${member.role}`)}</span>
        <Badge tone={isOpen ? 'info' : 'warn'}>
          {isOpen ? t('staff.state.invited', { date: until }) : t('staff.state.expired')}
        </Badge>
      </div>
      <div className="team-acts">
        <Button
          kind={isOpen ? 'quiet' : 'outline'}
          small
          busy={isBusy}
          aria-label={t('staff.renew-whom', { name })}
          onClick={() => onRenew(member)}
        >
          {!isBusy && <Icon of={Send} size="s" flip />}
          {t('staff.renew')}
        </Button>
        <IconButton
          icon={Trash2}
          label={t('staff.withdraw-whom', { name })}
          onClick={() => onRemove(member)}
        />
      </div>
    </>
  )
}
