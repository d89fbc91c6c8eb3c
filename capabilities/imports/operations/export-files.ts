import { ownValue } from '#kernel/own-value.ts'
import { fieldInDinars, PRODUCT_FIELD_NAMES } from '#kernel/product-fields.ts'
import { recordOf } from '#kernel/records.ts'
import { refuse, ok, type Result } from '#kernel/result.ts'
import { type Language, localizedText } from '#kernel/locale.ts'
import { type Centimes, dinars } from '#kernel/money.ts'
import type { Db } from '#platform/database/index.ts'
import type { LocaleText } from '#platform/texts/create-texts.ts'
import { type ExportFormat, type TableExport, tableExport } from '#platform/http/table-export.ts'
import type { CategoryNode, FullProduct } from '#capabilities/catalog/index.ts'
import type { VendorId } from '#capabilities/vendors/index.ts'
import { findImport } from '../queries/imports.ts'
import { listRowsWithErrors } from '../queries/rows.ts'
import { namedText, localizedTextCell } from '../rules/parse-values.ts'
import type { ImportField, Import } from '../schema.ts'
import { texts } from '../texts.generated.ts'
import { TEMPLATE_EXAMPLES } from '../data/template-examples.ts'
import { rowErrorText } from '../row-error-text.ts'
import { IMPORT_COLUMNS, STATUS_NAMES } from '../columns.ts'
import type { ImportDeps, ImportRefusal } from './import-deps.ts'

const ERROR_FILE = texts.below('error-file')

type Cell = string | number

const PAGE = 200
export function exportFiles({
  db,
  products,
  categories,
  siteUrl,
}: Pick<ImportDeps, 'db' | 'products' | 'categories' | 'siteUrl'>) {
  return {
    /** All products in the import's own columns: reimporting the file changes nothing. */
    async products(
      vendorId: VendorId,
      format: ExportFormat,
      language: Language,
    ): Promise<TableExport> {
      const names = categoryNames(await categories(), language)
      async function* rows(): AsyncGenerator<readonly Cell[]> {
        yield headings(language)
        let after: string | null = null
        do {
          const page: FullProduct[] = await products.page(vendorId, after, PAGE)
          for (const product of page)
            for (const line of linesOf(product, { language, siteUrl, names })) yield cellsOf(line)
          after = page.length === PAGE ? (page.at(-1)?.id ?? null) : null
        } while (after !== null)
      }
      return tableExport('yova-products', format, rows())
    },

    template(format: ExportFormat, language: Language): TableExport {
      async function* rows(): AsyncGenerator<readonly Cell[]> {
        yield headings(language)
        for (const example of TEMPLATE_EXAMPLES)
          yield cellsOf({ ...example, ...statusIn(example, language) })
      }
      return tableExport('yova-template', format, rows())
    },

    /** The rows with errors as they were, with the error messages in the first columns. */
    async errors(
      id: string,
      vendorId: VendorId,
      format: ExportFormat,
      language: Language,
    ): Promise<Result<TableExport, ImportRefusal>> {
      const importRun = await findImport(db, id, vendorId)
      if (!importRun) return refuse({ code: 'import_not_found' })
      return ok(tableExport('yova-errors', format, errorRows(db, importRun, language)))
    },
  }
}
export type ExportFiles = ReturnType<typeof exportFiles>

async function* errorRows(
  db: Db,
  { id, headings: own }: Import,
  language: Language,
): AsyncGenerator<readonly Cell[]> {
  yield [ERROR_FILE.line(language), ERROR_FILE.errors(language), ...own]
  let after: number | null = 0
  while (after !== null) {
    const page: Awaited<ReturnType<typeof listRowsWithErrors>> = await listRowsWithErrors(
      db,
      id,
      after,
      PAGE,
    )
    for (const { line, cells, errors } of page) {
      const messages = errors.map(({ column, code }) =>
        [column, rowErrorText(code, language)].filter(Boolean).join(' : '),
      )
      yield [line, messages.join(' · '), ...cells]
    }
    after = page.length === PAGE ? (page.at(-1)?.line ?? null) : null
  }
}

type ExportFilesSource = Readonly<Partial<Record<ImportField, Cell>>>

const headings = (language: Language): string[] =>
  IMPORT_COLUMNS.map(([, nameIn]) => nameIn(language))
const cellsOf = (line: ExportFilesSource): Cell[] =>
  IMPORT_COLUMNS.map(([field]) => line[field] ?? '')
function statusIn({ status }: ExportFilesSource, language: Language): ExportFilesSource {
  const nameIn = ownValue<LocaleText>(STATUS_NAMES, String(status))
  return nameIn ? { status: nameIn(language) } : {}
}

/** By slug; a name that two categories share is replaced by the slug. */
function categoryNames(
  tree: readonly CategoryNode[],
  language: Language,
): ReadonlyMap<string, string> {
  const names = tree.map(({ slug, name }) => [slug, localizedText(name, language)] as const)
  const parents = new Set(tree.flatMap(({ parent }) => parent ?? []))
  const leaves = names.filter(([slug]) => !parents.has(slug))
  return new Map(
    leaves.map(([slug, name]) => [
      slug,
      leaves.filter(([, other]) => other === name).length > 1 ? slug : name,
    ]),
  )
}

/** An unknown cost is an empty cell, not 0. */
const costOf = (cost: Centimes | null | undefined): Cell =>
  cost === null || cost === undefined ? '' : dinars(cost)

type ExportFilesCommand = {
  language: Language
  siteUrl: string
  names: ReadonlyMap<string, string>
}

/** One row per variant; the product's own fields are in the first. */
function linesOf(
  product: FullProduct,
  { language, siteUrl, names }: ExportFilesCommand,
): ExportFilesSource[] {
  const { name, description } = product
  const head: ExportFilesSource = {
    name_fr: name.fr,
    name_en: name.en ?? '',
    name_ar: name.ar ?? '',
    description_fr: description.fr ?? '',
    description_en: description.en ?? '',
    description_ar: description.ar ?? '',
    category: names.get(product.category) ?? product.category,
    ...recordOf(PRODUCT_FIELD_NAMES, (name) => fieldInDinars(name, product) ?? ''),
    status: STATUS_NAMES[product.status](language),
    vat: product.vat === null ? '' : product.vat / 100,
    images: product.images.map(({ url }) => (url.startsWith('/') ? siteUrl + url : url)).join('\n'),
    specifications: namedText(product.specifications),
    bulk_discounts: product.quantityPrices
      .map(({ quantity, rate }) => `${quantity}: ${rate / 100} %`)
      .join('; '),
  }
  return product.variants.map((variant, index) => {
    const options = variant.options.flatMap(({ name: option, value }, n) => [
      [`option${n + 1}_name`, localizedTextCell(option)] as const,
      [`option${n + 1}_value`, localizedTextCell(value)] as const,
    ])
    return {
      ...(index === 0 && head),
      ...Object.fromEntries(options),
      sku: variant.sku ?? '',
      group: product.id,
      price: dinars(variant.price ?? product.price),
      cost: costOf(variant.cost ?? product.cost),
      inventory_quantity: variant.stock,
    }
  })
}
