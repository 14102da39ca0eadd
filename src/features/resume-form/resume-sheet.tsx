import './sheet.css';
import './templates.css';
import { Fragment, memo, type ReactNode, useEffect } from 'react';
import { directionOf } from '../../domain/resume-document/direction';
import { readDuties } from '../../domain/resume-document/duties';
import { canBeLines, isLine } from '../../domain/resume-document/lines';
import { SECTION_HEADINGS, type SectionList, sectionKeys, sectionNamed } from '../../domain/resume-document/sections';
import type {
  AnyEntry,
  EntryOf,
  ListName,
  OwnSection,
  Profile,
  WrittenResume,
} from '../../domain/resume-document/types';
import {
  type Contact,
  contactsOf,
  firstSchool,
  paragraphsOf,
  type SkillFields,
  shownOf,
  skillsOf,
  viewOf,
} from '../../domain/resume-document/views';
import { whenIdle } from '../../ui/when-idle';
import { Bar, Entry, keyed, Lines, unbroken } from './sheet-entry';

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
  const { hidden, accent, font, density, template, paper } = resume;
  usePaperFonts();
  return (
    <article
      className="resume-sheet"
      data-template={template}
      data-paper={paper}
      data-accent={accent}
      data-font={font}
      data-density={density}
      aria-label="Resume"
      dir={directionOf(resume)}
    >
      <Top {...topOf(resume)} print={print} />
      {sectionKeys(resume).map((key) => (hidden.includes(key) ? null : sectionOf(resume, key, print)))}
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

function sectionOf(resume: WrittenResume, key: string, print: boolean): ReactNode {
  const name = sectionNamed(key);
  const { hidden } = resume;
  switch (name) {
    case null:
      return <Own key={key} entry={resume.own.find(({ id }) => id === key) ?? null} />;
    case 'about':
      return <Texts key={key} heading={SECTION_HEADINGS.about} lines={resume.intro} print={print} />;
    case 'skills':
      return <Skills key={key} {...skillFieldsOf(resume)} hidden={hidden} print={print} />;
    case 'education':
      return <Education key={key} {...schoolOf(resume)} schools={resume.schools} hidden={hidden} print={print} />;
    default:
      return <List key={key} list={name} entries={resume[name]} hidden={hidden} print={print} />;
  }
}

/** What the head of the page is made of. */
export const topOf = ({
  name,
  label,
  lkdn,
  gthb,
  prtf,
  cnt,
  mail,
  address,
  postcode,
  city,
  region,
  country,
  profiles,
  hidden,
  photo,
  showPhoto,
}: WrittenResume) => ({
  ...{ name, label, lkdn, gthb, prtf, cnt, mail, address, postcode, city, region, country, profiles, hidden },
  photo: showPhoto ? photo : '',
});

const skillFieldsOf = ({
  skillsn1,
  skillsv1,
  skillsl1,
  skillsn2,
  skillsv2,
  skillsl2,
  skillsn3,
  skillsv3,
  skillsl3,
  skillGroups,
}: WrittenResume) => ({
  ...{ skillsn1, skillsv1, skillsl1, skillsn2, skillsv2, skillsl2, skillsn3, skillsv3, skillsl3, skillGroups },
});

const schoolOf = ({ clgname, education, grdyear, grdyear2, score, courses, clglink }: WrittenResume) => ({
  ...{ clgname, education, grdyear, grdyear2, score, courses, clglink },
});

interface Drawn {
  readonly print: boolean;
}
interface WithHidden extends Drawn {
  readonly hidden: readonly string[];
}

/** The head of the page: name, title, ways to reach the person. A letter has the same. */
export const Top = memo(function Top({
  name,
  label,
  photo,
  print,
  profiles,
  hidden,
  ...ways
}: ReturnType<typeof topOf> & Drawn) {
  const contacts = contactsOf({ ...ways, profiles: shownOf<Profile>(profiles, hidden) });
  if (print && name.trim() === '' && label.trim() === '' && contacts.length === 0) return null;
  return (
    <header>
      {photo === '' ? null : <img src={photo} alt={name.trim()} className="sheet-photo" />}
      {name.trim() !== '' ? <h2 dir="auto">{name}</h2> : print ? null : <h2 className="sheet-none">Your name</h2>}
      {label.trim() === '' ? null : (
        <p className="sheet-label" dir="auto">
          {label}
        </p>
      )}
      {contacts.length > 0 ? (
        <p className="sheet-sub">
          {contacts.map((contact, index) => (
            <Fragment key={contact.text}>
              {index > 0 ? <Bar /> : null}
              <ContactText contact={contact} />
            </Fragment>
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
      <bdi>{text}</bdi>
    </a>
  );
}

function Section({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section>
      {heading === '' ? null : (
        <h3>
          <bdi>{heading}</bdi>
        </h3>
      )}
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

const Texts = memo(function Texts({ heading, lines, print }: { heading: string; lines: string } & Drawn) {
  const paragraphs = paragraphsOf(lines);
  if (paragraphs.length === 0) return <Nothing heading={heading} words="Nothing written yet." print={print} />;
  return (
    <Section heading={heading}>
      {keyed(paragraphs).map(([key, line]) => (
        <p key={key} dir="auto">
          {unbroken(line)}
        </p>
      ))}
    </Section>
  );
});

const Skills = memo(function Skills({ print, hidden, skillGroups, ...lists }: SkillFields & WithHidden) {
  const lines = skillsOf({ ...lists, skillGroups: shownOf(skillGroups, hidden) }).join('\n');
  return <Texts heading={SECTION_HEADINGS.skills} lines={lines} print={print} />;
});

const Education = memo(function Education({
  print,
  hidden,
  schools,
  ...first
}: ReturnType<typeof schoolOf> & Pick<WrittenResume, 'schools'> & WithHidden) {
  const view = firstSchool(first);
  const shown = shownOf(schools, hidden);
  const heading = SECTION_HEADINGS.education;
  if (view.title === '' && view.lines.length === 0 && shown.length === 0)
    return <Nothing heading={heading} words="Nothing written yet." print={print} />;
  return (
    <Section heading={heading}>
      <Entry view={view} />
      {shown.map((entry) => (
        <ListEntry key={entry.id} list="schools" entry={entry as unknown as AnyEntry} />
      ))}
    </Section>
  );
});

/** What an empty list of the spec's says; the others are not on the page before there is something in them. */
const NOTHING: Partial<Record<SectionList, string>> = {
  experiences: 'No experiences added yet.',
  projects: 'No projects added yet.',
  achievements: 'No achievements added yet.',
};

const List = memo(function List({
  list,
  entries,
  hidden,
  print,
}: { list: SectionList; entries: readonly EntryOf<SectionList>[] } & WithHidden) {
  const heading = SECTION_HEADINGS[list];
  const shown = shownOf(entries, hidden);
  const nothing = NOTHING[list];
  if (shown.length === 0)
    return nothing === undefined ? null : <Nothing heading={heading} words={nothing} print={print} />;
  const views = shown.map((entry) => ({ entry, line: canBeLines(list) && isLine(list, viewOf(list, entry as never)) }));
  return (
    <Section heading={heading}>
      {grouped(views).map(({ key, line, items }) =>
        line ? (
          <ul key={key}>
            {items.map((entry) => (
              <li key={entry.id} dir="auto">
                {viewOf(list, entry as never).title}
              </li>
            ))}
          </ul>
        ) : (
          items.map((entry) => <ListEntry key={entry.id} list={list} entry={entry as unknown as AnyEntry} />)
        ),
      )}
    </Section>
  );
});

/** Entries of one bullet each that follow one another are one list. */
function grouped<E extends { readonly id: string }>(views: readonly { entry: E; line: boolean }[]) {
  const groups: { key: string; line: boolean; items: E[] }[] = [];
  for (const { entry, line } of views) {
    const last = groups.at(-1);
    if (last?.line === line) last.items.push(entry);
    else groups.push({ key: entry.id, line, items: [entry] });
  }
  return groups;
}

const ListEntry = memo(function ListEntry({ list, entry }: { list: ListName; entry: AnyEntry }) {
  return <Entry view={viewOf(list, entry as never)} />;
});

const Own = memo(function Own({ entry }: { entry: OwnSection | null }) {
  const lines = readDuties(entry?.text ?? '');
  if (!entry || lines.length === 0) return null;
  return (
    <Section heading={entry.heading.trim()}>
      <Lines lines={lines} />
    </Section>
  );
});
