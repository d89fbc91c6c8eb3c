import '#web/backoffice/list/list-page.css'
import './staff.css'
import { RotateCw, UserPlus } from 'lucide-react'
import { useState } from 'react'
import type { MetaFunction } from 'react-router'
import type { StaffMemberView, StaffListView } from '#capabilities/vendors/staff.contract.ts'
import type { StaffRole } from '#kernel/staff-roles.ts'
import { del, get, post, put } from '#web/shared/api/endpoint.ts'
import { type MutationState, useMutation } from '#web/backoffice/data/use-mutation.ts'
import { useQuery } from '#web/shared/data/use-query.ts'
import { pageMeta } from '#web/shared/layout/page-meta.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { StaffTable } from './staff-list.tsx'

export const meta: MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('staff.title'), isPrivate: true }))

export default function StaffPage() {
  const { t } = useTexts()
  const staff = useQuery(get('/vendor/staff'))
  const { isBusy, act } = useMutation(() => undefined)
  const [isInviting, setInviting] = useState(false)
  const [leaving, setLeaving] = useState<StaffMemberView | null>(null)
  const tried = async (mutationState: MutationState<StaffListView>) => {
    const outcome = await act(mutationState)
    if (outcome.isDone) staff.change(() => outcome.view)
    else if (outcome.code !== '') staff.refresh()
    return outcome
  }
  const failed = t('staff.failed')
  const invite = (email: string, role: StaffRole) =>
    tried({
      ...post('/vendor/staff/invitations', null, { email, role }),
      done: t('staff.invited', { email: `\u2066${email}\u2069` }),
      failed,
    })
  const changeRole = ({ id }: StaffMemberView, role: StaffRole) =>
    void tried({
      ...put('/vendor/staff/{id}', { id }, { role }),
      done: t('staff.kept'),
      failed,
    })
  const renew = ({ id, email }: StaffMemberView) =>
    void tried({
      ...post('/vendor/staff/invitations/{id}/renewal', { id }),
      done: t('staff.invited', { email: `\u2066${email}\u2069` }),
      failed,
    })
  const remove = async ({ id, state }: StaffMemberView) => {
    const isMember = state === 'active'
    const done = t(isMember ? 'staff.removed' : 'staff.withdrawn')
    const call = isMember
      ? del('/vendor/staff/{id}', { id })
      : del('/vendor/staff/invitations/{id}', { id })
    await tried({ ...call, done, failed })
    setLeaving(null)
  }
  return (
    <div className="back-office-page staff-page">
      <div className="page-head">
        <h1>{t('staff.title')}</h1>
        <Button aria-haspopup="dialog" onClick={() => setInviting(true)}>
          <Icon of={UserPlus} size="s" />
          {t('staff.invite')}
        </Button>
      </div>
      <p className="staff-lead">{t('staff.lead')}</p>
      <section className="card" aria-label={t('staff.list')}>
        {staff.view ? (
          <StaffTable
            staff={staff.view}
            isBusy={isBusy}
            onRole={changeRole}
            onRenew={renew}
            onRemove={setLeaving}
          />
        ) : staff.state === 'loading' ? (
          <div role="status" aria-label={t('site.loading')} className="facts-skeleton">
            {Array.from({ length: 3 }, (_, index) => (
              <Skeleton key={index} width="100%" height="2.5rem" />
            ))}
          </div>
        ) : (
          <EmptyState
            title={t('staff.load-failed')}
            action={
              <Button kind="outline" small onClick={staff.refresh}>
                <Icon of={RotateCw} size="s" />
                {t('site.retry')}
              </Button>
            }
          />
        )}
      </section>
      <InviteDialog
        open={isInviting}
        isBusy={isBusy}
        onClose={() => setInviting(false)}
        onInvite={invite}
      />
      <LeaveDialog
        member={leaving}
        isBusy={isBusy}
        onClose={() => setLeaving(null)}
        onConfirm={(member) => void remove(member)}
      />
    </div>
  )
}

type LeaveDialogProps = {
  member: StaffMemberView | null
  isBusy: boolean
  onClose: () => void
  onConfirm: (member: StaffMemberView) => void
}

/** Removal takes effect at once, so it needs a confirmation. */
function LeaveDialog({ member, isBusy, onClose, onConfirm }: LeaveDialogProps) {
  const { t } = useTexts()
  const isMember = member?.state === 'active'
  const name = member?.name ?? `\u2066${member?.email ?? ''}\u2069`
  return (
    <Dialog
      open={member !== null}
      onClose={onClose}
      title={t(isMember ? 'staff.remove-title' : 'staff.withdraw-title', { name })}
      closeLabel={t('site.close')}
      footer={
        <>
          <Button kind="quiet" onClick={onClose}>
            {t('staff.back')}
          </Button>
          <Button
            kind="danger"
            busy={isBusy}
            onClick={() => {
              if (member) onConfirm(member)
            }}
          >
            {t(isMember ? 'staff.remove' : 'staff.withdraw')}
          </Button>
        </>
      }
    >
      <p className="dialog-text">{t(isMember ? 'staff.remove-text' : 'staff.withdraw-text')}</p>
    </Dialog>
  )
}
