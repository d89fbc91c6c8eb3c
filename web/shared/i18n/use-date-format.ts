import { useLocation } from 'react-router'
import { formatAdminDate, formatDate } from '#kernel/format.ts'

/** For components of the back office and another area: dates of the back office are French. */
export const useDateFormat = (): typeof formatDate =>
  useLocation().pathname.startsWith('/admin') ? formatAdminDate : formatDate
