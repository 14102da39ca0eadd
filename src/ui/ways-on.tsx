import type { ReactNode, Ref } from 'react';
import { useHere } from './came-from';
import { Link } from './link';

export interface Offer {
  /** `Learn`, `Practise`. */
  readonly verb: string;
  readonly name: string;
  readonly to: string;
}

const look = 'rounded-control px-2 py-1 text-primary-ink hover:bg-primary-soft wrap-anywhere';

/** What can be done about a skill that is not shown yet, in one line. */
export function WaysOn({
  here,
  offers,
  askTo,
  showTo,
  onPlan,
  children,
}: {
  /** What the screens that it leads to call the way back. */
  here: string;
  offers: readonly Offer[];
  /** The tutor, with a question. */
  askTo: string;
  /** The place on the resume; left out where there is nothing to show yet. */
  showTo?: string;
  onPlan: () => void;
  /** More buttons, as `WayButton`. */
  children?: ReactNode;
}) {
  const state = useHere(here);
  return (
    <p className="-ml-2 flex flex-wrap gap-x-1 gap-y-0.5 text-sm">
      {offers.map(({ verb, name, to }) => (
        <Link key={`${verb} ${to}`} to={to} state={state} className={look}>
          <span className="font-medium">{verb}</span>: {name}
        </Link>
      ))}
      <Link to={askTo} state={state} className={look}>
        <span className="font-medium">Ask</span> the tutor
      </Link>
      {showTo === undefined ? null : (
        <Link to={showTo} state={state} className={look}>
          <span className="font-medium">Show</span> it on the resume
        </Link>
      )}
      <WayButton verb="Plan" rest="a task" onClick={onPlan} />
      {children}
    </p>
  );
}

/** One more way on, which does something where one is. */
export const WayButton = ({
  verb,
  rest,
  onClick,
  ref,
}: {
  verb: string;
  rest: string;
  onClick: () => void;
  ref?: Ref<HTMLButtonElement>;
}) => (
  <button ref={ref} type="button" className={look} onClick={onClick}>
    <span className="font-medium">{verb}</span> {rest}
  </button>
);
