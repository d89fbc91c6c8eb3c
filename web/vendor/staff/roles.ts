import { STAFF_ROLES, type StaffRole } from '#kernel/staff-roles.ts'

export const isStaffRole = (text: string): text is StaffRole =>
  STAFF_ROLES.some(({ code }) => code === text)
