import './sheet.css';
import { memo, type ReactNode, useEffect } from 'react';
import { readDuties } from '../../domain/resume-document/duties';
import {
  type Contact,
  contactsOf,
  experienceHead,
  type Head,
  paragraphsOf,
  projectHead,
  schoolHead,
  skillsOf,
  writtenAchievements,
  writtenExperiences,
  writtenProjects,
} from '../../domain/resume-document/lines';
import type { Achievement, Experience, Project, WrittenResume } from '../../domain/resume-document/types';
import { whenIdle } from '../../ui/when-idle';

/**
 * The resume as it is printed: one column in reading order, real text, no tables. `print` leaves out what is empty;
 * on screen an empty section says so. Every part is drawn again only when its own words change.
 */
export const ResumeSheet = memo(function ResumeSheet({
  resume,
  print = false,
}: {
  resume: WrittenResume;
  print?: boolean;
}) {
  const { name, lkdn, gthb, prtf, cnt, mail, intro, skillsl1, skillsl2, skillsl3 } = resume;
  const school = schoolHead(resume);
  usePaperFonts();
  return (
    <article
      className="resume-sheet"
      data-template={resume.template}
      data-paper={resume.paper}
      aria-label="Resume"
      dir="auto"
    >
      <Top name={name} lkdn={lkdn} gthb={gthb} prtf={prtf} cnt={cnt} mail={mail} print={print} />
      <Texts heading="About Me" lines={intro} print={print} />
      <Skills skillsl1={skillsl1} skillsl2={skillsl2} skillsl3={skillsl3} print={print} />
      <School title={school.title} sub={school.sub.join(' | ')} print={print} />
      <Experiences entries={resume.experiences} print={print} />
      <Projects entries={resume.projects} print={print} />
      <Achievements entries={resume.achievements} print={print} />
    </article>
  );
});

/** The sheet is drawn at once with what is there, and with its own fonts when they come; without a network it does without. */
function usePaperFonts() {
  useEffect(
    () =>
      whenIdle(() => {
        import('../../ui/show-paper-fonts').then((fonts) => fonts.registerPaperFonts()).catch(() => {});
      }),
    [],
  );
}

type TopProps = Pick<WrittenResume, 'name' | 'lkdn' | 'gthb' | 'prtf' | 'cnt' | 'mail'> & { print: boolean };

const Top = memo(function Top({ name, print, ...ways }: TopProps) {
  const contacts = contactsOf(ways);
  if (print && name.trim() === '' && contacts.length === 0) return null;
  return (
    <header>
      {name.trim() !== '' ? <h2 dir="auto">{name}</h2> : print ? null : <h2 className="sheet-none">Your name</h2>}
      {contacts.length > 0 ? (
        <p className="sheet-sub">
          {contacts.map((contact, index) => (
            <span key={contact.text}>
              {index > 0 ? ' | ' : ''}
              <ContactText contact={contact} />
            </span>
          ))}
        </p>
      ) : null}
    </header>
  );
});

function ContactText({ contact: { text, href } }: { contact: Contact }) {
  if (!href) return <bdi>{text}</bdi>;
  return (
    <a href={href} {...(href.startsWith('http') ? { target: '_blank', rel: 'noopener noreferrer' } : {})}>
      {text}
    </a>
  );
}

function Section({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section>
      <h3>{heading}</h3>
      {children}
    </section>
  );
}

/** A section that has nothing in it: said on screen, left out on paper. */
const Nothing = ({ heading, words, print }: { heading: string; words: string; print: boolean }) =>
  print ? null : (
    <Section heading={heading}>
      <p className="sheet-none">{words}</p>
    </Section>
  );

const Texts = memo(function Texts({ heading, lines, print }: { heading: string; lines: string; print: boolean }) {
  const paragraphs = paragraphsOf(lines);
  if (paragraphs.length === 0) return <Nothing heading={heading} words="Nothing written yet." print={print} />;
  return (
    <Section heading={heading}>
      {keyed(paragraphs).map(([key, line]) => (
        <p key={key} dir="auto">
          {line}
        </p>
      ))}
    </Section>
  );
});

const Skills = memo(function Skills({
  print,
  ...lists
}: Pick<WrittenResume, 'skillsl1' | 'skillsl2' | 'skillsl3'> & { print: boolean }) {
  return <Texts heading="Skills" lines={skillsOf(lists).join('\n')} print={print} />;
});

const School = memo(function School({ title, sub, print }: { title: string; sub: string; print: boolean }) {
  if (title === '') return <Nothing heading="Education" words="Nothing written yet." print={print} />;
  return (
    <Section heading="Education">
      <Entry head={{ title, sub: sub === '' ? [] : [sub] }} />
    </Section>
  );
});

const Experiences = memo(function Experiences({ entries, print }: { entries: readonly Experience[]; print: boolean }) {
  const written = writtenExperiences(entries);
  if (written.length === 0) return <Nothing heading="Experience" words="No experiences added yet." print={print} />;
  return (
    <Section heading="Experience">
      {written.map((entry) => (
        <Job key={entry.id} entry={entry} />
      ))}
    </Section>
  );
});
const Job = memo(function Job({ entry }: { entry: Experience }) {
  return <Entry head={experienceHead(entry)} text={entry.responsibilities} />;
});

const Projects = memo(function Projects({ entries, print }: { entries: readonly Project[]; print: boolean }) {
  const written = writtenProjects(entries);
  if (written.length === 0) return <Nothing heading="Projects" words="No projects added yet." print={print} />;
  return (
    <Section heading="Projects">
      {written.map((entry) => (
        <Work key={entry.id} entry={entry} />
      ))}
    </Section>
  );
});
const Work = memo(function Work({ entry }: { entry: Project }) {
  return <Entry head={projectHead(entry)} text={entry.desc} />;
});

const Achievements = memo(function Achievements({
  entries,
  print,
}: {
  entries: readonly Achievement[];
  print: boolean;
}) {
  const written = writtenAchievements(entries);
  if (written.length === 0) return <Nothing heading="Achievements" words="No achievements added yet." print={print} />;
  return (
    <Section heading="Achievements">
      <ul>
        {written.map(({ id, text }) => (
          <li key={id} dir="auto">
            {text}
          </li>
        ))}
      </ul>
    </Section>
  );
});

function Entry({ head, text = '' }: { head: Head; text?: string }) {
  const lines = readDuties(text);
  return (
    <div className="sheet-entry">
      {head.title === '' ? null : <h4 dir="auto">{head.title}</h4>}
      {head.sub.length === 0 ? null : (
        <p className="sheet-sub" dir="auto">
          {head.sub.join(' | ')}
        </p>
      )}
      {runsOf(lines).map(({ key, bullet, texts }) =>
        bullet ? (
          <ul key={key}>
            {keyed(texts).map(([at, line]) => (
              <li key={at} dir="auto">
                {line}
              </li>
            ))}
          </ul>
        ) : (
          keyed(texts).map(([at, line]) => (
            <p key={`${key}-${at}`} dir="auto">
              {line}
            </p>
          ))
        ),
      )}
    </div>
  );
}

/** Bullets that follow one another, and sentences that do, together. */
function runsOf(lines: ReturnType<typeof readDuties>): { key: string; bullet: boolean; texts: string[] }[] {
  const runs: { key: string; bullet: boolean; texts: string[] }[] = [];
  for (const { text, bullet } of lines) {
    const last = runs.at(-1);
    if (last?.bullet === bullet) last.texts.push(text);
    else runs.push({ key: `run-${runs.length}`, bullet, texts: [text] });
  }
  return runs;
}

/** Lines have no identity but their place. */
const keyed = (lines: readonly string[]): [string, string][] => lines.map((line, index) => [`line-${index}`, line]);
