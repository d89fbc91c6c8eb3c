import { get } from '#web/shared/api/endpoint.ts'
import type { BackofficeAudience } from '#web/backoffice/products/products.ts'
import { defineResource } from '#web/backoffice/resource/resource.ts'
import { paths } from '#web/paths.ts'
import {
  Dinars,
  PromoCodeDates,
  PromoCodeFigures,
  PromoCodeName,
  PromoCodeStopped,
  PromoCodeUses,
  PromoCodeValue,
  StateBadge,
} from './promo-code-cells.tsx'
import { PromoCodeActions } from './row-actions.tsx'

const filters = {
  status: ['all', 'running', 'upcoming', 'used_up', 'ended', 'stopped'],
  owner: ['all', 'operator', 'shops'],
} as const

/** The page of a vendor writes its own. */
const FILE = { path: get('/admin/lists/promo-codes/file'), file: 'yova-promo-codes' }

const promoCodesOf = (audience: BackofficeAudience) =>
  defineResource({
    page: audience === 'admin' ? paths.adminPromotions() : paths.vendorPromotions(),
    open: 'code',
    api: get(`/${audience}/promo-codes`),
    filters,
    texts: 'promo-codes',
    label: 'promo-codes.list',
    search: { label: `promo-codes.search.${audience}`, clear: 'promo-codes.search-clear' },
    nameOf: ({ code }) => code,
    title: (code) => <PromoCodeName {...{ code, audience }} />,
    first: { label: 'promo-codes.column.code' },
    columns: [
      {
        id: 'gives',
        label: 'promo-codes.column.gives',
        cell: (code) => <PromoCodeValue {...{ code, audience }} />,
      },
      {
        id: 'days',
        label: 'promo-codes.column.days',
        cell: (code) => <PromoCodeDates code={code} />,
      },
      {
        id: 'uses',
        label: 'promo-codes.column.uses',
        isNumber: true,
        cell: (code) => <PromoCodeUses code={code} />,
      },
      {
        id: 'revenue',
        label: 'promo-codes.column.revenue',
        isNumber: true,
        cell: ({ revenue }) => <Dinars of={revenue} />,
      },
      {
        id: 'discount',
        label: 'promo-codes.column.discount',
        isNumber: true,
        cell: ({ discount }) => <Dinars of={discount} />,
      },
      {
        id: 'state',
        label: 'promo-codes.column.state',
        cell: (code) => (
          <>
            <StateBadge code={code} />
            <PromoCodeStopped code={code} />
          </>
        ),
      },
    ],
    card: (code) => (
      <>
        <PromoCodeValue {...{ code, audience }} />
        <small>
          <PromoCodeDates code={code} />
        </small>
        <PromoCodeStopped code={code} />
      </>
    ),
    cardEnd: (code) => <StateBadge code={code} />,
    cardFoot: ({ row }) => (
      <>
        <PromoCodeFigures code={row} />
        <PromoCodeActions {...{ row, audience }} />
      </>
    ),
    tabs: {
      filter: 'status',
      label: 'promo-codes.filter',
      nameOf: (status) => `promo-codes.tab.${status}`,
      countsOf: ({ counts }) => counts,
    },
    // Vendors see their own codes alone.
    choices:
      audience === 'vendor'
        ? []
        : [
            {
              filter: 'owner',
              label: 'promo-codes.owner',
              nameOf: (owner) => `promo-codes.owner.${owner}`,
            },
          ],
    ...(audience === 'admin' && { exported: FILE }),
    rowActions: ({ row }) => <PromoCodeActions {...{ row, audience }} />,
  })

export const promoCodes = { admin: promoCodesOf('admin'), vendor: promoCodesOf('vendor') }
