import './terms.css'
import { PayoutSchedulesSection } from './payout-schedules.tsx'
import { PublicHolidaysSection } from './public-holidays.tsx'
import { ReturnPoliciesSection } from './return-policies.tsx'

/** What shops are paid and buyers may return by; each with its history. */
export const MoneyTerms = () => (
  <>
    <PayoutSchedulesSection />
    <ReturnPoliciesSection />
    <PublicHolidaysSection />
  </>
)
