import type { LocalizedMessage } from '#platform/http/index.ts'
import type { ApproverRefusal } from './rules/approver.ts'

export const APPROVER_TEXTS: Record<ApproverRefusal['code'], LocalizedMessage> = {
  second_person_needed: {
    fr: 'Une autre personne que celle qui l’a décidé doit l’approuver.',
    en: 'Another person than the one who decided it must approve it.',
    ar: 'يجب أن يوافق عليه شخص آخر غير الذي قرّره.',
  },
  finance_duty_missing: {
    fr: 'Il faut la responsabilité « Finances » pour approuver.',
    en: 'Approving needs the duty “Finance”.',
    ar: 'تتطلب الموافقة مهمة «المالية».',
  },
  approver_not_settled: {
    fr: 'Votre compte, son rôle ou ses responsabilités ont changé il y a moins de trois jours. Vous pourrez approuver à partir du {from}.',
    en: 'Your account, its role or its duties changed less than three days ago. You can approve from {from} on.',
    ar: 'تغيّر حسابك أو دوره أو مهامه قبل أقل من ثلاثة أيام. يمكنك الموافقة ابتداءً من {from}.',
  },
  proposer_not_settled: {
    fr: 'Le compte de la personne qui l’a décidé, son rôle ou ses responsabilités ont changé il y a moins de trois jours. L’approbation sera possible à partir du {from}.',
    en: 'The account of the person who decided it, its role or its duties changed less than three days ago. It can be approved from {from} on.',
    ar: 'تغيّر حساب من قرّره أو دوره أو مهامه قبل أقل من ثلاثة أيام. تصبح الموافقة ممكنة ابتداءً من {from}.',
  },
  sole_approver_waiting: {
    fr: 'Vous êtes seul responsable des finances. Tous les administrateurs sont prévenus par e-mail : vous pourrez approuver à partir du {from}.',
    en: 'You are the only one with the duty “Finance”. All administrators are informed by e-mail: you can approve from {from} on.',
    ar: 'أنت المسؤول الوحيد عن المالية. أُبلغ جميع المديرين بالبريد الإلكتروني: يمكنك الموافقة ابتداءً من {from}.',
  },
}

export const APPROVER_STATUSES = {
  second_person_needed: 409,
  finance_duty_missing: 409,
  approver_not_settled: 409,
  proposer_not_settled: 409,
  sole_approver_waiting: 409,
} as const satisfies Record<ApproverRefusal['code'], number>
