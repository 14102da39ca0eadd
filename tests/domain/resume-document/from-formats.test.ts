import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { emptyEntry, emptyResume } from '../../../src/domain/resume-document/edits';
import { htmlDocument } from '../../../src/domain/resume-document/from-html';
import { fromLinkedIn } from '../../../src/domain/resume-document/from-linkedin';
import { textDocument } from '../../../src/domain/resume-document/from-text';
import { toMarkdown, toPlainText, toReadDocument } from '../../../src/domain/resume-document/lines';
import { isLinkedInFile } from '../../../src/domain/resume-document/linkedin-files';
import { ordinaryResume } from './ordinary';
import { about, fieldsOf, lostWords, read } from './read-support';

const fromText = (text: string) => read(textDocument(text).document);

test('Markdown of this builder comes back in the same fields, word for word', () => {
  fc.assert(
    fc.property(ordinaryResume, (resume) => {
      expect(fieldsOf(fromText(toMarkdown(resume)).resume)).toEqual(fieldsOf(resume));
    }),
    { numRuns: 150, seed: 16 },
  );
});

test('plain text of this builder comes back in the same fields; a heading of one’s own in capitals', () => {
  fc.assert(
    fc.property(ordinaryResume, (resume) => {
      const own = resume.own.map((entry) => ({ ...entry, heading: entry.heading.toUpperCase() }));
      expect(fieldsOf(fromText(toPlainText(resume)).resume)).toEqual(fieldsOf({ ...resume, own }));
    }),
    { numRuns: 150, seed: 17 },
  );
});

describe('what plain text does not say', () => {
  const back = (fields: Partial<ReturnType<typeof emptyResume>>) =>
    read(
      toReadDocument({ ...emptyResume('a', '2026-11-20T10:00:00.000Z'), name: 'Ada Lovelace', ...fields }, '2026-11'),
    );
  const job = (fields: object) => [{ ...emptyEntry('experiences', 'a'), ...fields }];

  test('a job without a title: the employer is printed as the title', () => {
    const { resume } = back({ experiences: job({ organization: 'Initech', duration: '2016 – 2018' }) });
    expect(resume.experiences[0]).toMatchObject({ role: 'Initech', organization: '' });
  });
  test('the address of a profile is printed without its network and name', () => {
    const link = 'https://stackoverflow.com/users/1';
    const { resume } = back({ profiles: [{ ...emptyEntry('profiles', 'p'), network: 'SO', username: 'ada', link }] });
    expect(resume.profiles[0]).toMatchObject({ network: 'Stack Overflow', username: '', link });
  });
  test('a year alone is the end of a school, a sentence alone is what was done', () => {
    const { resume } = back({
      clgname: 'Turku College',
      grdyear: '2018',
      experiences: job({ role: 'Engineer', organization: 'Initech', about: 'Maker of small devices.' }),
    });
    expect(resume).toMatchObject({ grdyear: '', grdyear2: '2018' });
    expect(resume.experiences[0]).toMatchObject({ about: '', responsibilities: 'Maker of small devices.' });
  });
});

test('the order of the sections in the file is the order on the page', () => {
  const { resume } = fromText(
    '# Ada Lovelace\n\n## Experience\n\n### Engineer\n\nInitech | 2016 – 2018\n\n## Skills\n\nGo\n\n## About Me\n\nI build.\n',
  );
  expect(resume.order).toEqual(['experiences', 'skills', 'about']);
});

test('Markdown of others: emphasis, links, tables, unknown headings, and HTML as text', () => {
  const { resume } = fromText(
    [
      '# **Jane Doe**',
      'Backend Engineer | [GitHub](https://github.com/jane) | jane@example.org',
      '',
      '## Work Experience',
      '### Backend Engineer',
      '*Acme Corp* | Jan 2020 – Present',
      '* Built `ledgers` in **Go**',
      '  and kept them running',
      '1. Led <script>alert(1)</script>',
      '',
      '## Skills',
      '| Area | What |',
      '| --- | --- |',
      '| Languages | Go, Rust |',
      '',
      '## Things I made',
      '- A clock_with_hands',
    ].join('\n'),
  );
  expect(resume).toMatchObject({
    name: 'Jane Doe',
    label: 'Backend Engineer',
    gthb: 'https://github.com/jane',
    mail: 'jane@example.org',
  });
  expect(resume.experiences[0]).toMatchObject({
    role: 'Backend Engineer',
    organization: 'Acme Corp',
    duration: 'Jan 2020 – Present',
    responsibilities: '- Built ledgers in Go and kept them running\n- Led <script>alert(1)</script>',
  });
  expect(resume.own[0]).toMatchObject({ heading: 'Things I made', text: '- A clock_with_hands' });
  expect(resume.skillsn1).toBe('Languages');
});

test('Word: headings, bullets, links, a row of a table as a line, entities as characters', () => {
  const html =
    '<h1>Jane Doe</h1><p>Engineer &amp; Designer<br />jane@example.org</p><p><a href="https://linkedin.com/in/jane">LinkedIn</a></p>' +
    '<h2>Experience</h2><h3>Engineer</h3><p>Acme | 2019 – 2021</p><ul><li>Built &lt;b&gt;x&lt;/b&gt;<ul><li>Nested &#233;</li></ul></li></ul>' +
    '<h2>Education</h2><table><tr><td><p>University of Graz, BSc</p></td><td><p>2015 – 2018</p></td></tr></table>';
  const document = htmlDocument(html, ['+1 415 555 0132']);
  const { resume } = read(document);
  expect(resume).toMatchObject({
    name: 'Jane Doe',
    cnt: '+1 415 555 0132',
    mail: 'jane@example.org',
    lkdn: 'https://linkedin.com/in/jane',
    grdyear: '2015',
    grdyear2: '2018',
  });
  expect(resume.experiences[0]).toMatchObject({
    role: 'Engineer',
    organization: 'Acme',
    responsibilities: '- Built <b>x</b>\n- Nested é',
  });
  expect(lostWords(document)).toEqual([]);
});

describe('any text', () => {
  test('never throws, and as Markdown, HTML or lines is read in time', () => {
    const pieces = fc.array(
      fc.oneof(
        fc.string({ unit: 'binary', maxLength: 30 }),
        fc.constantFrom(
          '## Skills',
          '# A',
          'Experience',
          '| a | b |',
          '- x',
          '[a](<b>)',
          '\\*',
          "Spring '19",
          '2019 – 2020',
          '<p>',
          '</td><tr>',
          '&#xD800;',
          'مرحبا',
          ' | ',
        ),
      ),
      { maxLength: 30 },
    );
    fc.assert(
      fc.property(pieces, (lines) => {
        const text = lines.join('\n');
        read(textDocument(text).document);
        read(htmlDocument(text));
      }),
      { numRuns: 300, seed: 18 },
    );
  });

  test.each(['[](', '**a', '- - - ', '| ', 'a, ', '2019 – ', '<p>x', "Jan '19 ", '#######', 'a.dev '])(
    'twenty thousand of “%s” are no trouble',
    (piece) => {
      const text = piece.repeat(20_000);
      const { resume } = read(textDocument(`# x\n## Skills\n${text}`).document);
      expect(resume.name).toBe('x');
      read(textDocument(text).document);
      htmlDocument(text);
    },
    60_000,
  );
});

test('LinkedIn’s tables: every column that a field has, the rest named', () => {
  const csv = (...rows: string[]) => rows.join('\r\n');
  const { understood, notes } = fromLinkedIn(
    {
      'Basic_Export/Profile.csv': csv(
        'First Name,Last Name,Maiden Name,Address,Birth Date,Headline,Summary,Zip Code,Geo Location,Websites',
        'Zoë,Müller,,,2 Feb,Data Engineer,"I move data.\nAnd I say <b>so</b>.",,"Graz, Styria, Austria",[PORTFOLIO:https://zoe.dev]',
      ),
      'Positions.csv': csv(
        'Company Name,Title,Description,Location,Started On,Finished On',
        'Initech,Data Engineer,"• Built it\n• Led it","Graz, Austria",Jan 2022,',
        '"Acme, Inc.",Analyst,,,May 2019,Dec 2021',
        'Globex,Intern,,,,',
      ),
      'Education.csv': csv(
        'School Name,Start Date,End Date,Notes,Degree Name,Activities',
        'TU Graz,2015,2018,With honours,BSc,Chess',
        'HTL,2010,2015,,Matura,',
      ),
      'Skills.csv': csv('Name', 'Go', 'SQL'),
      'Email Addresses.csv': csv(
        'Email Address,Confirmed,Primary,Updated On',
        'old@example.org,Yes,No,1',
        'zoe@example.org,Yes,Yes,2',
      ),
      'PhoneNumbers.csv': csv('Extension,Number,Type', ',+43 316 873,Mobile'),
      'Certifications.csv': csv(
        'Name,Url,Authority,Started On,Finished On,License Number',
        'CKA,https://cncf.io,CNCF,May 2021,,X1',
      ),
      'Languages.csv': csv('Name,Proficiency', 'German,Native or bilingual proficiency'),
      'Projects.csv': csv(
        'Title,Description,Url,Started On,Finished On',
        'Rota,Plans shifts.,https://rota.dev,Jan 2020,Feb 2020',
      ),
      'Volunteering.csv': csv(
        'Company Name,Role,Cause,Started On,Finished On,Description',
        'Code Club,Mentor,Education,Jan 2020,,',
      ),
      'Honors.csv': csv('Title,Description,Issued On', 'Prize,For it,May 2020'),
      'Publications.csv': csv('Name,Published On,Description,Publisher,Url', 'On Data,2021,About it,ACM,'),
      'messages.csv': csv('FROM,TO', 'a,b'),
    },
    about,
  );
  const { resume, doubts } = understood;
  expect(resume).toMatchObject({
    name: 'Zoë Müller',
    label: 'Data Engineer',
    intro: 'I move data.\nAnd I say <b>so</b>.',
    city: 'Graz',
    region: 'Styria',
    country: 'Austria',
    mail: 'zoe@example.org',
    cnt: '+43 316 873',
    prtf: 'https://zoe.dev',
    skillsl1: 'Go, SQL',
    clgname: 'TU Graz',
    courses: 'With honours\nChess',
    schools: [{ clgname: 'HTL', grdyear2: '2015' }],
    certificates: [{ name: 'CKA', issuer: 'CNCF', link: 'https://cncf.io' }],
    languages: [{ language: 'German' }],
    projects: [{ project: 'Rota', durn: 'Jan 2020 – Feb 2020' }],
    volunteer: [{ organization: 'Code Club, Education', duration: 'Jan 2020 – Present' }],
    achievements: [{ text: 'Prize', date: 'May 2020' }],
    publications: [{ name: 'On Data', publisher: 'ACM' }],
  });
  expect(resume.experiences).toMatchObject([
    {
      organization: 'Initech',
      role: 'Data Engineer',
      duration: 'Jan 2022 – Present',
      responsibilities: '• Built it\n• Led it',
    },
    { organization: 'Acme, Inc.', duration: 'May 2019 – Dec 2021' },
    { organization: 'Globex', duration: '' },
  ]);
  expect(doubts.map(({ why, read: words }) => [why, words])).toEqual([['no-dates', 'Intern, Globex']]);
  expect(notes).toEqual(['Not taken from Profile: Birth Date.', 'Not taken from Certifications: License Number.']);
  expect(isLinkedInFile('messages.csv')).toBe(false);
});
