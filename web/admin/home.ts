import { redirect } from 'react-router'
import { paths } from '#web/paths.ts'

/** The back office opens on its orders. */
export const loader = () => redirect(paths.adminOrders())
