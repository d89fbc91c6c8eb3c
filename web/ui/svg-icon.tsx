import type { SVGProps } from 'react'

/** Shapes are SVG markup, generated at build time: 2 px lines on a 24 px square. */
export const createSvgIcon = (shapes: string) => (props: SVGProps<SVGSVGElement>) => (
  <svg
    xmlns="http://www.w3.org/2000/svg"
    width="24"
    height="24"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
    {...props}
    dangerouslySetInnerHTML={{ __html: shapes }}
  />
)
