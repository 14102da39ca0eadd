import { type Application, type Span, totalsOf } from '../../domain/jobs/applications';
import { STATUS_NAMES } from '../../domain/jobs/job-types';
import { counted, shortDay } from '../../ui/format';

/** The report as it is seen and printed. */
export function ReportSheet({
  name,
  span,
  applications,
}: {
  name: string;
  span: Span;
  applications: readonly Application[];
}) {
  return (
    <div className="grid gap-4 text-sm">
      <div>
        <h3 className="text-lg font-semibold">Applications</h3>
        {name.trim() === '' ? null : <p className="font-medium wrap-anywhere">{name}</p>}
        <p className="text-ink-soft">
          {shortDay(span.from)} to {shortDay(span.to)}
        </p>
      </div>
      {applications.length === 0 ? (
        <p>No job changed its status in this time.</p>
      ) : (
        <table className="w-full min-w-[44rem] text-left align-top print:min-w-0">
          <thead>
            <tr className="border-b border-line-strong">
              {['Applied', 'Job', 'Company and place', 'Contact', 'Stages'].map((head) => (
                <th key={head} scope="col" className="py-2 pr-4 font-semibold last:pr-0">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {applications.map(({ job, applied, stages }) => (
              <tr key={job.id} className="border-b border-line align-top">
                <td className="py-2 pr-4 whitespace-nowrap">{applied === null ? '–' : shortDay(applied)}</td>
                <th scope="row" className="py-2 pr-4 font-medium wrap-anywhere">
                  {job.title || 'Job without a title'}
                </th>
                <td className="py-2 pr-4 wrap-anywhere">
                  {job.company}
                  {job.place === '' ? null : <span className="block text-ink-soft">{job.place}</span>}
                </td>
                <td className="py-2 pr-4 wrap-anywhere">
                  {job.contacts.map((contact) => (
                    <span key={contact.id} className="block">
                      {contact.name}
                      {contact.note === '' ? null : <span className="text-ink-soft">, {contact.note}</span>}
                    </span>
                  ))}
                </td>
                <td className="py-2">
                  <ol className="grid gap-0.5">
                    {stages.map(({ status, day }, at) => (
                      <li key={`${status} ${stages.slice(0, at).length}`} className="whitespace-nowrap">
                        {STATUS_NAMES[status]} <span className="text-ink-soft">{shortDay(day)}</span>
                      </li>
                    ))}
                  </ol>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p>
        <span className="font-medium">{counted(applications.length, 'job')}</span>
        {totalsOf(applications).map(([status, count], at) => (
          <span key={status}>
            {at === 0 ? ': ' : ', '}
            {count} {STATUS_NAMES[status]}
          </span>
        ))}
      </p>
    </div>
  );
}
