import { Link } from 'react-router-dom';

export interface Offer {
  /** `Learn`, `Practise`. */
  readonly verb: string;
  readonly name: string;
  readonly to: string;
}

const look = 'rounded-control px-2 py-1 text-primary-ink hover:bg-primary-soft wrap-anywhere';

/** What can be done about a skill that is not shown yet, in one line. */
export function WaysOn({
  offers,
  askTo,
  showTo,
  onPlan,
}: {
  offers: readonly Offer[];
  /** The tutor, with a question. */
  askTo: string;
  showTo: string;
  onPlan: () => void;
}) {
  return (
    <p className="-ml-2 flex flex-wrap gap-x-1 gap-y-0.5 text-sm">
      {offers.map(({ verb, name, to }) => (
        <Link key={`${verb} ${to}`} to={to} className={look}>
          <span className="font-medium">{verb}</span>: {name}
        </Link>
      ))}
      <Link to={askTo} className={look}>
        <span className="font-medium">Ask</span> the tutor
      </Link>
      <Link to={showTo} className={look}>
        <span className="font-medium">Show</span> it on the resume
      </Link>
      <button type="button" className={look} onClick={onPlan}>
        <span className="font-medium">Plan</span> a task
      </button>
    </p>
  );
}
