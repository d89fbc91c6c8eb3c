import { DEFAULT_LANGUAGE } from '#kernel/locale.ts'
import { instantText, textIn } from '#platform/database/index.ts'
import type { LocalDate } from '#kernel/calendar.ts'
import { documentsWithout } from '#capabilities/vendors/index.ts'
import type { QueueKind } from '../schema.ts'

const PRODUCT_NAME = textIn('c.name', DEFAULT_LANGUAGE)

type Fields = Partial<
  Record<
    | 'due_on'
    | 'text'
    | 'author'
    | 'rating'
    | 'reason'
    | 'note'
    | 'about'
    | 'about_id'
    | 'report_count'
    | 'product_id'
    | 'version'
    | 'report_version'
    | 'shop'
    | 'missing',
    string
  >
> & { since: string; title: string; state: string }

const view = (fields: Fields, from: string): string => {
  const all = {
    ...{ due_on: 'null', text: 'null', author: 'null', rating: 'null', reason: 'null' },
    ...{ note: 'null', about: 'null', about_id: 'null', report_count: '0' },
    ...{ product_id: 'null', version: 'null', report_version: 'null' },
    ...{ shop: 'null', missing: `'[]'::jsonb` },
    ...fields,
  }
  const pairs = Object.entries(all).map(([name, value]) => `'${name}', ${value}`)
  return `select json_build_object(${pairs.join(', ')}) from ${from}`
}

const SHOP = `json_build_object('id', v.id, 'name', v.business_name)`
/** Capped count. */
const openReports = (column: string, id: string) =>
  `(select count(*) from (select 1 from reviews.reports o
    where o.${column} = ${id} and o.state = 'open' limit 100) counted)`
const words = (review: string) => `nullif(concat_ws(E'\\n', ${review}.title, ${review}.text), '')`

/** The row's id is \`page.id\`. */
const VIEWS: Record<Exclude<QueueKind, 'vendor'>, string> = {
  data_request: view(
    {
      since: instantText('d.received_at'),
      due_on: 'd.due_on',
      title: 'd.number',
      text: 'd.message',
      author: 'd.name',
      reason: 'd.kind',
      state: 'd.state',
    },
    'privacy.data_requests d where d.id = page.id',
  ),
  report: view(
    {
      since: instantText('p.created_at'),
      title: `coalesce(${PRODUCT_NAME}, v.business_name)`,
      text: `coalesce(${words('r')}, q.text)`,
      author: 'coalesce(r.author, q.author)',
      rating: 'r.rating',
      reason: 'p.reason',
      note: 'p.note',
      state: `case when p.shop_id is not null then case when v.is_active then 'active' else 'inactive' end
        else coalesce(r.state, q.state, c.status, 'gone') end`,
      about: `case when p.review_id is not null then 'review' when p.question_id is not null then 'question'
        when p.product_id is not null then 'product' else 'shop' end`,
      about_id: 'coalesce(p.review_id, p.question_id, p.product_id, p.shop_id)',
      report_count: `case when p.review_id is not null then ${openReports('review_id', 'p.review_id')}
        when p.question_id is not null then ${openReports('question_id', 'p.question_id')}
        when p.product_id is not null then ${openReports('product_id', 'p.product_id')}
        else ${openReports('shop_id', 'p.shop_id')} end`,
      product_id: 'c.id',
      version: 'coalesce(r.version, q.version)',
      report_version: 'p.version',
      shop: SHOP,
    },
    `reviews.reports p join vendors.vendors v on v.id = p.vendor_id
     left join reviews.reviews r on r.id = p.review_id
     left join reviews.questions q on q.id = p.question_id
     left join catalog.products c on c.id = coalesce(p.product_id, r.product_id, q.product_id)
     where p.id = page.id`,
  ),
  review: view(
    {
      since: instantText('r.created_at'),
      title: `coalesce(${PRODUCT_NAME}, v.business_name)`,
      text: words('r'),
      author: 'r.author',
      rating: 'r.rating',
      reason: 'r.hidden_reason',
      state: 'r.state',
      report_count: openReports('review_id', 'r.id'),
      product_id: 'c.id',
      version: 'r.version',
      shop: SHOP,
    },
    `reviews.reviews r join vendors.vendors v on v.id = r.vendor_id
     left join catalog.products c on c.id = r.product_id where r.id = page.id`,
  ),
  question: view(
    {
      since: instantText('q.created_at'),
      title: PRODUCT_NAME,
      text: 'q.text',
      author: 'q.author',
      reason: 'q.hidden_reason',
      state: 'q.state',
      report_count: openReports('question_id', 'q.id'),
      product_id: 'c.id',
      version: 'q.version',
      shop: SHOP,
    },
    `reviews.questions q join vendors.vendors v on v.id = q.vendor_id
     join catalog.products c on c.id = q.product_id where q.id = page.id`,
  ),
  contact: view(
    {
      since: instantText('t.last_message_at'),
      title: 't.subject',
      text: `(select m.body from messaging.messages m where m.thread_id = t.id and m.author_role = 'buyer'
        order by m.sent_at desc, m.id desc limit 1)`,
      author: 't.guest_name',
      state: 't.state',
    },
    'messaging.threads t where t.id = page.id',
  ),
  document: view(
    {
      since: instantText('d.created_at'),
      title: 'v.business_name',
      author: `concat_ws(', ', v.business_city, v.business_wilaya)`,
      reason: 'd.kind',
      note: 'f.mime',
      state: 'd.status',
      shop: SHOP,
    },
    `vendors.verification_documents d join vendors.vendors v on v.id = d.vendor_id
     join media.files f on f.id = d.file_id where d.id = page.id`,
  ),
}

export const queueItemViews = (today: LocalDate): Record<QueueKind, string> => ({
  ...VIEWS,
  vendor: view(
    {
      since: instantText('v.created_at'),
      title: 'v.business_name',
      text: textIn('v.description', DEFAULT_LANGUAGE),
      author: `concat_ws(', ', v.business_city, v.business_wilaya)`,
      state: 'v.verification_status',
      shop: SHOP,
      missing: documentsWithout(today, 'accepted'),
    },
    'vendors.vendors v where v.id = page.id',
  ),
})
