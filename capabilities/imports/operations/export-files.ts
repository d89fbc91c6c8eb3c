import { refuse, ok, type Result } from '#kernel/result.ts'
import { type Language, textIn } from '#kernel/locale.ts'
import { type Centimes, dinars } from '#kernel/money.ts'
import type { Db } from '#platform/database/index.ts'
import { type FileFormat, type TableFile, tableFile } from '#platform/http/table-export.ts'
import type { Category, WholeProduct } from '#capabilities/catalog/index.ts'
import type { VendorId } from '#capabilities/vendors/index.ts'
import { findImport } from '../queries/imports.ts'
import { faultyLines } from '../queries/rows.ts'
import { namedText, wordsText } from '../rules/parse-values.ts'
import type { Field, Import } from '../schema.ts'
import { ERROR_FILE, EXAMPLES, FAULT_TEXTS } from '../texts.ts'
import { OWN_COLUMNS, STATUS_NAMES } from '../texts/column-names.ts'
import type { ImportDeps, ImportRefusal } from './import-deps.ts'

type Cell = string | number

const PAGE = 200
/** Files that a shop takes along: its products, the pattern of an import, the lines to correct. */
export function writeFiles({
  db,
  products,
  categories,
  siteUrl,
}: Pick<ImportDeps, 'db' | 'products' | 'categories' | 'siteUrl'>) {
  return {
    /** Everything a shop sells, in the columns that an import reads: brought back, it changes nothing. */
    async products(vendorId: VendorId, format: FileFormat, language: Language): Promise<TableFile> {
      const names = categoryNames(await categories(), language)
      async function* rows(): AsyncGenerator<readonly Cell[]> {
        yield headings(language)
        let after: string | null = null
        do {
          const page: WholeProduct[] = await products.page(vendorId, after, PAGE)
          for (const product of page)
            for (const line of linesOf(product, { language, siteUrl, names })) yield cellsOf(line)
          after = page.length === PAGE ? (page.at(-1)?.id ?? null) : null
        } while (after !== null)
      }
      return tableFile('yova-products', format, rows())
    },

    /** The columns with a few lines to begin with. */
    template(format: FileFormat, language: Language): TableFile {
      async function* rows(): AsyncGenerator<readonly Cell[]> {
        yield headings(language)
        for (const example of EXAMPLES)
          yield cellsOf({ ...example, ...statusIn(example, language) })
      }
      return tableFile('yova-template', format, rows())
    },

    /** The lines with something wrong as they were, with what to correct in front. */
    async errors(
      id: string,
      vendorId: VendorId,
      format: FileFormat,
      language: Language,
    ): Promise<Result<TableFile, ImportRefusal>> {
      const one = await findImport(db, id, vendorId)
      if (!one) return refuse({ code: 'import_not_found' })
      return ok(tableFile('yova-errors', format, errorRows(db, one, language)))
    },
  }
}
export type WriteFiles = ReturnType<typeof writeFiles>

/** The lines of an import with something wrong, and what that is before them. */
async function* errorRows(
  db: Db,
  { id, headings: own }: Import,
  language: Language,
): AsyncGenerator<readonly Cell[]> {
  yield [textIn(ERROR_FILE.line, language), textIn(ERROR_FILE.faults, language), ...own]
  let after: number | null = 0
  while (after !== null) {
    const page: Awaited<ReturnType<typeof faultyLines>> = await faultyLines(db, id, after, PAGE)
    for (const { line, cells, faults } of page) {
      const said = faults.map(({ column, code }) =>
        [column, textIn(FAULT_TEXTS[code], language)].filter(Boolean).join(' : '),
      )
      yield [line, said.join(' · '), ...cells]
    }
    after = page.length === PAGE ? (page.at(-1)?.line ?? null) : null
  }
}

type Line = Readonly<Partial<Record<Field, Cell>>>

const headings = (language: Language): string[] => OWN_COLUMNS.map(([, names]) => names[language])
const cellsOf = (line: Line): Cell[] => OWN_COLUMNS.map(([field]) => line[field] ?? '')
const statusIn = ({ status }: Line, language: Language): Line =>
  status === undefined
    ? {}
    : { status: STATUS_NAMES[status as keyof typeof STATUS_NAMES][language] }

/** A category by its name, unless two have the same. */
function categoryNames(tree: readonly Category[], language: Language): ReadonlyMap<string, string> {
  const names = tree.map(({ slug, name }) => [slug, textIn(name, language)] as const)
  const parents = new Set(tree.flatMap(({ parent }) => parent ?? []))
  const leaves = names.filter(([slug]) => !parents.has(slug))
  return new Map(
    leaves.map(([slug, name]) => [
      slug,
      leaves.filter(([, other]) => other === name).length > 1 ? slug : name,
    ]),
  )
}

/** What is not known is no amount. */
const costOf = (cost: Centimes | null | undefined): Cell =>
  cost === null || cost === undefined ? '' : dinars(cost)

type Wish = { language: Language; siteUrl: string; names: ReadonlyMap<string, string> }

/** A line for each variant; what is the product's stands in the first. */
function linesOf(product: WholeProduct, { language, siteUrl, names }: Wish): Line[] {
  const { name, description } = product
  const head: Line = {
    name_fr: name.fr,
    name_en: name.en ?? '',
    name_ar: name.ar ?? '',
    description_fr: description.fr ?? '',
    description_en: description.en ?? '',
    description_ar: description.ar ?? '',
    category: names.get(product.category) ?? product.category,
    compare_at_price: product.compareAt === null ? '' : dinars(product.compareAt),
    status: STATUS_NAMES[product.status][language],
    vat: product.vat === null ? '' : product.vat / 100,
    weight_grams: product.weightGrams ?? '',
    images: product.images.map(({ url }) => (url.startsWith('/') ? siteUrl + url : url)).join('\n'),
    specifications: namedText(product.specifications),
    bulk_discounts: product.quantityPrices
      .map(({ quantity, rate }) => `${quantity}: ${rate / 100} %`)
      .join('; '),
  }
  return product.variants.map((variant, at) => {
    const options = variant.options.flatMap(({ name: option, value }, n) => [
      [`option${n + 1}_name`, wordsText(option)] as const,
      [`option${n + 1}_value`, wordsText(value)] as const,
    ])
    return {
      ...(at === 0 && head),
      ...Object.fromEntries(options),
      sku: variant.sku ?? '',
      group: product.id,
      price: dinars(variant.price ?? product.price),
      cost: costOf(variant.cost ?? product.cost),
      inventory_quantity: variant.stock,
    }
  })
}
