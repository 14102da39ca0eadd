import { Fragment, type ReactNode } from 'react';
import type { DutyLine } from '../../domain/resume-document/duties';
import { PARTED } from '../../domain/resume-document/lines';
import type { EntryView } from '../../domain/resume-document/views';
import { wholesIn } from '../../domain/resume-document/wholes';

/** Between two parts of a line; `breakAtBars` takes it away where a line ends. */
export const Bar = () => <span className="sheet-bar">{PARTED}</span>;

/** An entry as it is printed: its head, then what is said of it. */
export function Entry({ view: { title, when, below, lines } }: { view: EntryView }) {
  if (title === '' && lines.length === 0) return null;
  return (
    <div className="sheet-entry">
      {title === '' ? null : when === '' ? <h4 dir="auto">{title}</h4> : <Dated title={title} when={when} />}
      {below.length === 0 ? null : (
        <p className="sheet-sub">
          {keyed(below).map(([key, part], index) => (
            <Fragment key={key}>
              {index > 0 ? <Bar /> : null}
              <bdi>{part}</bdi>
            </Fragment>
          ))}
        </p>
      )}
      <Lines lines={lines} />
    </div>
  );
}

/** A title with its dates at the other margin; below it where both do not fit on a line. */
const Dated = ({ title, when }: { title: string; when: string }) => (
  <div className="sheet-dated">
    <h4 dir="auto">{title}</h4>
    <p className="sheet-when" dir="auto">
      {when}
    </p>
  </div>
);

/** Bullets and sentences. */
export function Lines({ lines }: { lines: readonly DutyLine[] }) {
  return runsOf(lines).map(({ key, bullet, texts }) =>
    bullet ? (
      <ul key={key}>
        {keyed(texts).map(([at, line]) => (
          <li key={at} dir="auto">
            {unbroken(line)}
          </li>
        ))}
      </ul>
    ) : (
      keyed(texts).map(([at, line]) => (
        <p key={`${key}-${at}`} dir="auto">
          {unbroken(line)}
        </p>
      ))
    ),
  );
}

/** Bullets that follow one another, and sentences that do, together. */
function runsOf(lines: readonly DutyLine[]): { key: string; bullet: boolean; texts: string[] }[] {
  const runs: { key: string; bullet: boolean; texts: string[] }[] = [];
  for (const { text, bullet } of lines) {
    const last = runs.at(-1);
    if (last?.bullet === bullet) last.texts.push(text);
    else runs.push({ key: `run-${runs.length}`, bullet, texts: [text] });
  }
  return runs;
}

/** A line in which dates, phone numbers and the like are not broken. */
export function unbroken(line: string): ReactNode {
  const parts = wholesIn(line);
  if (!parts.some(({ whole }) => whole)) return line;
  return parts.map(({ text, whole }, index) => {
    const key = `part-${index}`;
    return whole ? (
      <span key={key} className="sheet-whole">
        {text}
      </span>
    ) : (
      <Fragment key={key}>{text}</Fragment>
    );
  });
}

/** Lines have no identity but their place. */
export const keyed = (lines: readonly string[]): [string, string][] =>
  lines.map((line, index) => [`line-${index}`, line]);
