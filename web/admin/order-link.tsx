import { Link } from 'react-router'
import { paths } from '#web/paths.ts'

/** To the orders of that number in the back office. */
export function OrderLink({ number }: { number: string }) {
  return (
    <Link className="text-link" to={`${paths.adminOrders()}?search=${encodeURIComponent(number)}`}>
      <bdi dir="ltr">{`#${number}`}</bdi>
    </Link>
  )
}
