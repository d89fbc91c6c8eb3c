export function Logo({ name }: { name: string }) {
  return (
    <>
      <LogoMark />
      <span>{name}</span>
    </>
  )
}

export function LogoMark() {
  return (
    <svg viewBox="0 0 30 34" width="30" height="34" aria-hidden="true">
      <path d="M0 34V15C0 6.7 6.7 0 15 0s15 6.7 15 15v19z" fill="var(--brand)" />
      <path
        d="M8 14.5 15 22l7-7.5M15 22v7"
        fill="none"
        stroke="var(--ink-on-brand)"
        strokeWidth="3.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="15" cy="10.6" r="2.6" fill="var(--terre-400)" />
    </svg>
  )
}
