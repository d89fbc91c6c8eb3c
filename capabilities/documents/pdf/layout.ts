import {
  Align,
  Direction,
  Edge,
  FlexDirection,
  Gutter,
  Justify,
  MeasureMode,
  default as Yoga,
  type Node as YogaNode,
} from 'yoga-layout'
import type { Weight } from './fonts.ts'
import { type TextLine, setText } from './text.ts'
import type { TextDirection } from './bidi.ts'

/** In points; `start` is the side where lines begin. */
export type Style = {
  width?: number
  height?: number
  flex?: number
  flexGrow?: number
  gap?: number
  padding?: number
  paddingVertical?: number
  paddingHorizontal?: number
  paddingTop?: number
  paddingBottom?: number
  marginTop?: number
  marginBottom?: number
  justify?: 'space-between'
  align?: 'center' | 'end' | 'stretch'
  background?: string
  border?: { color: string; width: number }
  borderBottom?: { color: string; width: number }
  radius?: number
  color?: string
  size?: number
  weight?: Weight
  textAlign?: 'start' | 'center' | 'end'
}
export type PdfBlock =
  | { kind: 'box'; isRow: boolean; style: Style; children: readonly PdfBlock[] }
  | { kind: 'text'; content: string; direction: TextDirection; style: Style }
  | { kind: 'path'; path: string; viewBox: number; size: number; style: Style }

/** In points from the top left corner of the page. */
export type PlacedBlock = { left: number; top: number; width: number; height: number } & (
  | { kind: 'box'; style: Style }
  | { kind: 'path'; path: string; scale: number }
  | {
      kind: 'text'
      lines: readonly TextLine[]
      size: number
      lineHeight: number
      color: string
      align: 'left' | 'center' | 'right'
    }
)

export const LINE_HEIGHT = 1.3

type Inherited = { size: number; weight: Weight; color: string }
type Built = { node: YogaNode; block: PdfBlock; look: Inherited; children: readonly Built[] }

const config = Yoga.Config.create()
config.setPointScaleFactor(0) // PDF has no pixels to round to

/** With a height the block fills it, otherwise it takes what its content needs. */
export function layOut(
  block: PdfBlock,
  width: number,
  direction: TextDirection,
  height?: number,
): { placed: PlacedBlock[]; height: number } {
  const root = Yoga.Node.create(config)
  const built = build(block, { size: 10, weight: 400, color: '#000000' })
  root.insertChild(built.node, 0)
  root.setWidth(width)
  if (height !== undefined) {
    root.setHeight(height)
    built.node.setFlexGrow(1)
  }
  root.calculateLayout(width, height, direction === 'rtl' ? Direction.RTL : Direction.LTR)
  const placed = collect(built, 0, 0, direction)
  const total = root.getComputedHeight()
  root.freeRecursive()
  return { placed, height: total }
}

function build(block: PdfBlock, inherited: Inherited): Built {
  const { style } = block
  const look = {
    size: style.size ?? inherited.size,
    weight: style.weight ?? inherited.weight,
    color: style.color ?? inherited.color,
  }
  const node = Yoga.Node.create(config)
  applyStyle(node, style)
  if (block.kind === 'path') {
    node.setWidth(block.size)
    node.setHeight(block.size)
    return { node, block, look, children: [] }
  }
  if (block.kind === 'text') {
    const text = { ...look, direction: block.direction }
    node.setMeasureFunc((available, mode) => {
      const isFree = mode === MeasureMode.Undefined
      const lines = setText(block.content, text, isFree ? Infinity : available)
      return {
        width: Math.max(0, ...lines.map(({ width }) => width)),
        height: lines.length * look.size * LINE_HEIGHT,
      }
    })
    return { node, block, look, children: [] }
  }
  node.setFlexDirection(block.isRow ? FlexDirection.Row : FlexDirection.Column)
  const children = block.children.map((child, index) => {
    const built = build(child, look)
    node.insertChild(built.node, index)
    return built
  })
  return { node, block, look, children }
}

const ALIGN = { center: Align.Center, end: Align.FlexEnd, stretch: Align.Stretch }

function applyStyle(node: YogaNode, style: Style): void {
  if (style.width !== undefined) node.setWidth(style.width)
  if (style.height !== undefined) node.setHeight(style.height)
  // Fixed-width columns do not shrink; the others share the rest.
  node.setFlexShrink(style.width === undefined ? 1 : 0)
  if (style.flex !== undefined) {
    node.setFlexGrow(style.flex)
    node.setFlexBasis(0)
  }
  if (style.flexGrow !== undefined) node.setFlexGrow(style.flexGrow)
  if (style.gap !== undefined) node.setGap(Gutter.All, style.gap)
  if (style.justify) node.setJustifyContent(Justify.SpaceBetween)
  if (style.align) node.setAlignItems(ALIGN[style.align])
  node.setPadding(Edge.All, style.padding)
  node.setPadding(Edge.Horizontal, style.paddingHorizontal)
  node.setPadding(Edge.Vertical, style.paddingVertical)
  node.setPadding(Edge.Top, style.paddingTop)
  node.setPadding(Edge.Bottom, style.paddingBottom)
  node.setMargin(Edge.Top, style.marginTop)
  node.setMargin(Edge.Bottom, style.marginBottom)
}

function collect(
  { node, block, look, children }: Built,
  x: number,
  y: number,
  direction: TextDirection,
): PlacedBlock[] {
  const left = x + node.getComputedLeft()
  const top = y + node.getComputedTop()
  const place = { left, top, width: node.getComputedWidth(), height: node.getComputedHeight() }
  if (block.kind === 'path')
    return [{ ...place, kind: 'path', path: block.path, scale: block.size / block.viewBox }]
  if (block.kind === 'text') {
    const lines = setText(block.content, { ...look, direction: block.direction }, place.width)
    const align = physical(block.style.textAlign ?? 'start', direction)
    const lineHeight = look.size * LINE_HEIGHT
    return [
      { ...place, kind: 'text', lines, size: look.size, lineHeight, color: look.color, align },
    ]
  }
  const { background, border, borderBottom } = block.style
  const own = background || border || borderBottom
  return [
    ...(own ? [{ ...place, kind: 'box' as const, style: block.style }] : []),
    ...children.flatMap((child) => collect(child, left, top, direction)),
  ]
}

const physical = (side: 'start' | 'center' | 'end', direction: TextDirection) => {
  if (side === 'center') return 'center' as const
  return (side === 'start') === (direction === 'ltr') ? ('left' as const) : ('right' as const)
}
