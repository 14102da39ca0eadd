import { Button } from '../../ui/button';

/** Why something was not done to the code. */
export function Refusal({ children, onClose }: { children: string; onClose: () => void }) {
  return (
    <p
      role="alert"
      className="flex items-center justify-between gap-3 bg-danger-soft px-3.5 py-2 text-sm text-danger-ink"
    >
      {children}
      <Button size="sm" look="quiet" onClick={onClose}>
        Close
      </Button>
    </p>
  );
}
