/** A score out of a maximum as a ring with the figure in it. The words beside it carry the meaning. */
export function FigureRing({ value, max = 100, label }: { value: number; max?: number; label: string }) {
  const share = Math.min(1, Math.max(0, value / max));
  const radius = 52;
  const length = 2 * Math.PI * radius;
  const tone = share >= 0.75 ? 'text-success' : share >= 0.5 ? 'text-warning' : 'text-danger';
  return (
    <div className="relative grid size-36 shrink-0 place-items-center" role="img" aria-label={label}>
      <svg viewBox="0 0 120 120" className="absolute inset-0 -rotate-90" aria-hidden="true">
        <circle cx="60" cy="60" r={radius} fill="none" stroke="var(--sunken)" strokeWidth="9" />
        <circle cx="60" cy="60" r={radius} fill="none" stroke="var(--line)" strokeWidth="1" />
        <circle
          cx="60"
          cy="60"
          r={radius}
          fill="none"
          className={tone}
          stroke="currentColor"
          strokeWidth="9"
          strokeLinecap="round"
          strokeDasharray={`${share * length} ${length}`}
        />
      </svg>
      <p className="figures text-center leading-none" aria-hidden="true">
        <span className="text-4xl font-semibold">{value}</span>
        <span className="mt-1 block text-sm text-ink-faint">of {max}</span>
      </p>
    </div>
  );
}
