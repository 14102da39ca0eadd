/** Three rising contours: the mark of the product. Decorative; the word is beside it. */
export function Mark({ size = 28 }: { size?: number }) {
  return (
    <svg
      viewBox="0 0 32 32"
      width={size}
      height={size}
      aria-hidden="true"
      className="shrink-0"
      style={{ width: size, height: size }}
    >
      <rect width="32" height="32" rx="8" fill="var(--primary)" />
      <g fill="none" stroke="var(--on-primary)" strokeWidth="2.4" strokeLinecap="round">
        <path d="M5.5 24.5c4.5 0 5-3.5 10.5-3.5s6 3.5 10.5 3.5" />
        <path d="M8.5 18.5c3.5 0 4-3.8 7.5-3.8s4 3.8 7.5 3.8" />
        <path d="M11.8 12.4c2 0 2.4-3.6 4.2-3.6s2.2 3.6 4.2 3.6" />
      </g>
    </svg>
  );
}
