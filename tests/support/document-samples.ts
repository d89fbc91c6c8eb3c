import type { LocalDate } from '#kernel/calendar.ts'
import { amountInWords, type InvoiceLanguage } from '#kernel/amount-in-words.ts'
import { type BasisPoints, type Centimes, centimes } from '#kernel/money.ts'
import type { PrintableOrder } from '#capabilities/documents/queries/printable-orders.ts'
import type { IssuedInvoice } from '#capabilities/documents/queries/invoices.ts'
import type { PickListData, StatementData } from '#capabilities/documents/pdf/document-data.ts'
import type { PdfBlock } from '#capabilities/documents/pdf/layout.ts'
import type { RenderedDocument } from '#capabilities/documents/pdf/write-pdf.ts'
import type { InvoiceId } from '#capabilities/documents/schema.ts'

const SHOP = {
  name: 'دار سامية',
  legalName: 'SARL Dar Samia',
  legalForm: 'SARL',
  capital: centimes(10_000_000),
  address: '12, rue Didouche Mourad',
  city: 'Timizart',
  wilaya: { fr: 'Tizi Ouzou', ar: 'تيزي وزو' },
  phone: '+213550123456',
  email: 'contact@dar-samia.example',
  rc: '15/00-1234567B18',
  craftsman_card: null,
  nif: '001215012345678',
  nis: '099915012345678',
  ai: '15012345678',
}
/** Arabic, Latin and mixed names, with brackets and digits. */
export const GOODS = [
  'زربية رقم 299 (على الطلب، ملغى)',
  'PC portable Numa Book 14 – 16 Go',
  'سماعات Bluetooth 5.3 إلى المنزل',
  'Théière à menthe « l’Étoile », 1,2 L',
] as const
const WILAYA = { fr: 'Alger', ar: 'الجزائر' }
const FOUR = [362_525, 12_990_000, 450_000, 185_050] as const

export function sampleInvoice(
  language: InvoiceLanguage,
  lines = 4,
  isCredit = false,
): IssuedInvoice {
  const items = Array.from({ length: lines }, (_, index) => {
    const unitPrice = centimes(FOUR[index % 4] ?? 0)
    const quantity = (index % 3) + 1
    const discount = centimes(index === 1 ? 99_000 : 0)
    const total = centimes(unitPrice * quantity - discount)
    return {
      designation: GOODS[index % 4] ?? '',
      quantity,
      unitPrice,
      discount,
      total,
      due: centimes(total + Math.round(total * 0.19)),
      vat: 1900 as BasisPoints, // 19 %
    }
  })
  const subtotal = centimes(items.reduce((sum, { total }) => sum + total, 0))
  const vatTotal = centimes(Math.round(subtotal * 0.19))
  const stampDuty = centimes(isCredit ? 0 : 9900)
  const total = centimes(subtotal + vatTotal + stampDuty)
  return {
    id: 'invoice' as InvoiceId, // not printed
    kind: isCredit ? 'credit_note' : 'invoice',
    subject: 'sale',
    corrects: isCredit
      ? {
          reference: 'F-2026-000042',
          issuedOn: '2026-11-20' as LocalDate,
          stampDuty: centimes(9900),
          returned: 'R-7K2M4Q9T',
          by: 'ccp',
          why: null,
        }
      : null,
    vendorId: 'vendor',
    orderId: 'order',
    orderNumber: 'Y-K83H96JP-1',
    month: null,
    reference: isCredit ? 'A-2026-000007' : 'F-2026-000042',
    language,
    vendor: SHOP,
    buyer: {
      name: 'فاطمة الزهراء بن علي',
      address: 'حي 500 مسكن، عمارة ب12، إلى اليمين',
      city: 'Bab Ezzouar',
      wilaya: language === 'ar' ? WILAYA.ar : WILAYA.fr,
    },
    paymentMethod: 'cash_on_delivery',
    isPaid: true,
    paidOn: null,
    subtotal,
    vatTotal,
    stampDuty,
    rounding: centimes(0),
    total,
    totalInWords: amountInWords(total, language),
    issuedOn: '2026-11-23' as LocalDate,
    lines: items,
    vat: [{ rate: 1900 as BasisPoints, base: subtotal, amount: vatTotal }],
  }
}

export function sampleOrder(language: InvoiceLanguage, index = 1, lines = 4): PrintableOrder {
  return {
    id: `order ${index}`,
    vendorId: 'vendor',
    number: `Y-K83H96JP-${index}`,
    status: 'confirmed',
    placedAt: '2026-11-23T09:30:00Z',
    language,
    paymentMethod: 'cash_on_delivery',
    isPaid: false,
    paidOn: null,
    deliveryMethod: 'home',
    pickupPoint: null,
    shipping: centimes(40_000),
    discount: centimes(0),
    rounding: centimes(0),
    total: centimes(12_990_050),
    stampDuty: centimes(0),
    undelivered: centimes(0),
    undeliveredShipping: centimes(0),
    shop: SHOP,
    buyer: {
      name: 'فاطمة الزهراء بن علي',
      phone: '+213661987654',
      address: 'حي 500 مسكن، عمارة ب12، إلى اليمين',
      city: 'Bab Ezzouar',
      wilayaCode: '16',
      wilaya: WILAYA,
      postalCode: null,
    },
    lines: Array.from({ length: lines }, (_, line) => ({
      id: `line ${line}`,
      sku: line % 2 === 0 ? `TAP-${299 + line}` : null,
      undelivered: 0,
      designation: GOODS[line % 4] ?? '',
      quantity: (line % 3) + 1,
      price: centimes(FOUR[line % 4] ?? 0),
      total: centimes(FOUR[line % 4] ?? 0),
      discount: centimes(0),
      vat: 1900 as BasisPoints, // 19 %
    })),
    parcels: [
      {
        collect: centimes(12_990_050),
        stampDuty: centimes(0),
        courier: 'Yalidine',
        tracking: 'yal-4KX92B',
      },
    ],
  }
}

export const samplePicks = (lines = 6): PickListData => ({
  shop: SHOP.name,
  at: '2026-11-23T09:30:00Z',
  orders: 3,
  pieces: lines * 2,
  lines: Array.from({ length: lines }, (_, index) => ({
    name: GOODS[index % 4] ?? '',
    sku: `SKU-${index}`,
    quantity: 2,
    orders: [
      { number: 'Y-K83H96JP-1', quantity: 1 },
      { number: 'Y-7K2M4Q9T-2', quantity: 1 },
    ],
  })),
})

const NAMES = {
  fr: ['Vente', 'Articles', 'Commission', 'TVA sur commission'],
  en: ['Sale', 'Goods', 'Commission', 'VAT on commission'],
  ar: ['بيع', 'السلع', 'العمولة', 'ض.ق.م على العمولة'],
} as const

export function sampleStatement(language: InvoiceLanguage, lines = 5): StatementData {
  const [sale, goods, commission, vat] = NAMES[language]
  const amounts = [725_000, -36_250, -6888] as const
  const net = centimes(amounts.reduce((sum, amount) => sum + amount, 0))
  return {
    language,
    shop: SHOP.name,
    legalNumbers: { rc: SHOP.rc, nif: SHOP.nif },
    operator: 'Yova',
    account: { kind: 'CCP', number: '0012345678 90', holder: 'Samia Aït Ouali' },
    from: '2026-11-01' as LocalDate,
    until: '2026-11-23' as LocalDate,
    before: centimes(-124_550),
    after: centimes(-124_550 + lines * net),
    lines: Array.from({ length: lines }, (_, index) => ({
      at: `2026-11-${String((index % 22) + 1).padStart(2, '0')}T10:00:00Z`,
      name: sale,
      reference: `Y-K83H96JP-${index + 1}`,
      parts: [
        { name: goods, rate: null, amount: centimes(amounts[0]) },
        { name: commission, rate: 500, amount: centimes(amounts[1]) },
        { name: vat, rate: 1900, amount: centimes(amounts[2]) },
      ],
      amount: net,
    })),
    totals: [
      { name: goods, amount: (lines * amounts[0]) as Centimes },
      { name: commission, amount: (lines * amounts[1]) as Centimes },
      { name: vat, amount: (lines * amounts[2]) as Centimes },
    ],
    split: {
      upcoming: centimes(lines * net),
      held: centimes(0),
      due: centimes(-124_550),
      inPayment: centimes(0),
    },
  }
}

const BIDI_CONTROLS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g
export const withoutControls = (text: string): string => text.replace(BIDI_CONTROLS, '')

export const documentTexts = (rendered: RenderedDocument): string[] =>
  rendered.sheets.flatMap(({ parts, footer }) =>
    [...parts.map(({ block }) => block), ...(footer ? [footer(1, 1)] : [])].flatMap(blockTexts),
  )

function blockTexts(block: PdfBlock): string[] {
  if (block.kind === 'text') return [withoutControls(block.content)]
  return block.kind === 'box' ? block.children.flatMap(blockTexts) : []
}
