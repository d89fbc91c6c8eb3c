import type { Alternative, Property, Shape } from './row-types.ts'

type Shapes = readonly Shape[]
/** `isOther`: of a union another alternative was meant, as its discriminant says. */
type Mismatch = { path: string; says: string; isOther: boolean }

/** Undefined when the row is of that shape; else the path of a value that is not, and its kind. */
export function mismatchOf(row: unknown, shape: number, shapes: Shapes): string | undefined {
  const mismatch = compare(row, shape, shapes, 'row')
  return mismatch && `${mismatch.path} ${mismatch.says}`
}

function compare(
  value: unknown,
  shape: number,
  shapes: Shapes,
  path: string,
): Mismatch | undefined {
  let nearest: Mismatch | undefined
  for (const alternative of shapes[shape]!) {
    const mismatch = compareOne(value, alternative, shapes, path)
    if (!mismatch) return undefined
    if (!nearest || isNearer(mismatch, nearest)) nearest = mismatch
  }
  return nearest ?? wrong(value, path, 'never')
}

const isNearer = (mismatch: Mismatch, other: Mismatch): boolean =>
  mismatch.isOther === other.isOther ? mismatch.path.length > other.path.length : other.isOther

const wrong = (value: unknown, path: string, expected: string): Mismatch => ({
  ...{ path, says: `is ${kindOf(value)}, not ${expected}`, isOther: false },
})

function compareOne(
  value: unknown,
  alternative: Alternative,
  shapes: Shapes,
  path: string,
): Mismatch | undefined {
  if (alternative === 'any') return undefined
  const kind = kindOf(value)
  if (typeof alternative === 'string')
    return kind === alternative ? undefined : wrong(value, path, alternative)
  if ('is' in alternative) {
    const says = `is ${JSON.stringify(value)}, not ${JSON.stringify(alternative.is)}`
    return value === alternative.is ? undefined : { path, says, isOther: true }
  }
  if ('array' in alternative) {
    const { array: element } = alternative
    if (!Array.isArray(value)) return wrong(value, path, 'an array')
    return element === null
      ? undefined
      : first(value, (item, index) => compare(item, element, shapes, `${path}[${index}]`))
  }
  if (kind !== 'object') return wrong(value, path, 'an object')
  return compareObject(value as Record<string, unknown>, alternative, shapes, path)
}

function compareObject(
  value: Record<string, unknown>,
  { object, values }: Extract<Alternative, { object: unknown }>,
  shapes: Shapes,
  path: string,
): Mismatch | undefined {
  const isDiscriminant = ([, [shape]]: [string, Property]): boolean =>
    shapes[shape]!.every((alternative) => typeof alternative === 'object' && 'is' in alternative)
  const properties = Object.entries(object)
  const ordered = [
    ...properties.filter(isDiscriminant),
    ...properties.filter((property) => !isDiscriminant(property)),
  ]
  const mismatch = first(ordered, ([name, [shape, isOptional]]) =>
    isOptional && value[name] === undefined
      ? undefined
      : compare(value[name], shape, shapes, `${path}.${name}`),
  )
  if (mismatch) return mismatch
  return first(Object.keys(value), (name) => {
    if (name in object) return undefined
    if (values !== undefined) return compare(value[name], values, shapes, `${path}.${name}`)
    // In JSON a type may be the part of it that its reader needs.
    return path === 'row'
      ? { path: `row.${name}`, says: 'is in no type', isOther: false }
      : undefined
  })
}

function first<Item>(
  items: readonly Item[],
  mismatchAt: (item: Item, index: number) => Mismatch | undefined,
): Mismatch | undefined {
  for (const [index, item] of items.entries()) {
    const mismatch = mismatchAt(item, index)
    if (mismatch) return mismatch
  }
  return undefined
}

function kindOf(value: unknown): string {
  if (value === null) return 'null'
  if (value instanceof Date) return 'Date'
  if (value instanceof Uint8Array) return 'bytes'
  return Array.isArray(value) ? 'an array' : typeof value
}
