import { STAFF_ROLES, type StaffRole } from '#kernel/shop-duties.ts'

export const isStaffRole = (text: string): text is StaffRole =>
  STAFF_ROLES.some((role) => role === text)
