import { describe, expect, test } from 'vitest';
import { readPhone } from '../../../src/domain/resume/phone';
import { readResume } from '../../../src/domain/resume/read-resume';
import { linksOf, readEmails } from '../../../src/domain/resume/web-address';
import { documentOf } from '../report/resumes';

describe('email addresses', () => {
  test.each([
    ['jane@example.com', ['jane@example.com']],
    ['Email:jane.doe+jobs@mail.example.co.uk|Dublin', ['jane.doe+jobs@mail.example.co.uk']],
    ['<jane_doe-1@ex-ample.dev>.', ['jane_doe-1@ex-ample.dev']],
    ['josé@correo.es, anna@пример.рф', ['josé@correo.es', 'anna@пример.рф']],
    ['a@b.io; c@d.io', ['a@b.io', 'c@d.io']],
    ['follow @jane on the web', []],
    ['user@host', []],
    ['@media (min-width: 3px)', []],
    ['npm i @reduxjs/toolkit@2.14.0', []],
    ['john..doe@example.com', []],
    ['x@-bad.com', []],
  ])('%s', (line, expected) => {
    expect(readEmails(line).map(({ value }) => value)).toEqual(expected);
  });
});

describe('telephone numbers', () => {
  test.each([
    ['United States', '(555) 123-4567'],
    ['United States, dots', '555.123.4567'],
    ['United States, with code', '+1 555-123-4567'],
    ['United Kingdom', '+44 (0)20 7946 0958'],
    ['Ireland', '+353 86 123 4567'],
    ['India', '+91-98765 43210'],
    ['India, without code', '98765 43210'],
    ['Germany', '0171 2345678'],
    ['Germany, slash', '+49 171/2345678'],
    ['France', '06 12 34 56 78'],
    ['Spain', '+34 612 345 678'],
    ['Italy', '+39 333 123 4567'],
    ['Brazil', '+55 (11) 91234-5678'],
    ['Japan', '+81 90-1234-5678'],
    ['Australia', '0412 345 678'],
    ['Nigeria', '+234 803 123 4567'],
    ['Poland', '+48 601 234 567'],
    ['China', '+86 138 0013 8000'],
    ['bare digits', '9876543210'],
    ['code in brackets', '(+91) 98765 43210'],
    ['international prefix', '0049 171 2345678'],
  ])('of %s', (_, number) => {
    expect(readPhone(`Dublin | ${number} | jane@example.com`, true)?.quote).toBe(number);
  });

  test('count away from the contact data only with a code or a label', () => {
    expect(readPhone('Call me: 555 123 4567', false)).toBeNull();
    expect(readPhone('Phone: 555-1234', false)?.value).toBe('555-1234');
    expect(readPhone('Reach me at +44 20 7946 0958.', false)?.value).toBe('+44 20 7946 0958');
    expect(readPhone('Processed 1234567890 rows', false)).toBeNull();
  });

  test.each([
    ['a range of dates', '03/2019 - 06/2021'],
    ['a range of years', '2018-2020'],
    ['two ranges of years', '2012-2016 2018-2020'],
    ['a range of full dates', '15.03.2019 - 20.06.2021'],
    ['an ISBN', 'ISBN 978-3-16-148410-0'],
    ['an ISBN without its label', '978-3-16-148410-0'],
    ['an ORCID', 'ORCID: 0000-0002-1825-0097'],
    ['an ORCID without its label', '0000-0002-1825-0097'],
    ['an id', 'Student ID: 2019123456'],
    ['an amount', '1,000,000,000 rows'],
    ['an IP address', '192.168.100.200'],
    ['a decimal', '1234567.891011'],
    ['a version', 'v10.15.7.1234567'],
    ['a card number', '4111 1111 1111 1111'],
    ['a part of a word', 'x5551234567y'],
    ['a part of an address', 'linkedin.com/in/jane-5551234567'],
  ])('are not made of %s', (_, line) => {
    expect(readPhone(line, true)).toBeNull();
  });
});

describe('web addresses', () => {
  test.each([
    ['https://www.linkedin.com/in/jane-doe/', 'linkedin linkedin.com/in/jane-doe'],
    ['ie.linkedin.com/in/jane', 'linkedin linkedin.com/in/jane'],
    ['github.com/jane/some-repo', 'github github.com/jane'],
    ['gitlab.com/jane', 'github gitlab.com/jane'],
    ['https://jane.dev/work.', 'website jane.dev/work'],
    ['www.jane-doe.com', 'website jane-doe.com'],
    ['jane.io', 'website jane.io'],
    ['linkedin.com', null],
    ['github.com', null],
    ['Node.js, ASP.NET, Socket.io, e.g. Vue.js', null],
    ['jane@example.com', null],
    ['B.Sc. and M.Sc.', null],
  ])('%s', (line, expected) => {
    const [link] = linksOf(line, true);
    expect(link ? `${link.kind} ${link.value}` : null).toBe(expected);
    if (link) expect(line).toContain(link.quote);
  });

  test('away from the contact data a bare site is not the person’s own', () => {
    expect(linksOf('Moved www.shop.com to https://cloud.com', false)).toEqual([]);
    expect(linksOf('Portfolio: jane.dev', false)).toMatchObject([{ kind: 'website', value: 'jane.dev' }]);
  });
});

describe('contact data of a document', () => {
  test('comes from links behind words, with the words as their place', () => {
    const document = documentOf('Jane Doe\nEmail · LinkedIn · Code\n\nExperience\nEngineer, Acme 2020 – 2021', {
      links: [
        { url: 'mailto:jane@example.com?subject=Hi', page: 1, text: 'Email' },
        { url: 'https://www.linkedin.com/in/jane-doe', page: 1, text: 'LinkedIn' },
        { url: 'https://github.com/jane', page: 1, text: '' },
        { url: 'tel:+353861234567', page: 1, text: '' },
        { url: 'javascript:alert(1)', page: 1, text: 'Code' },
      ],
    });
    const { email, linkedin, github, phone, website } = readResume(document).contact;
    expect(email).toMatchObject({ value: 'jane@example.com', quote: 'Email', line: { page: 1, line: 1 } });
    expect(linkedin).toMatchObject({ value: 'linkedin.com/in/jane-doe', quote: 'LinkedIn' });
    expect(github).toEqual({ value: 'github.com/jane', quote: '', line: null });
    expect(phone).toEqual({ value: '+353861234567', quote: '', line: null });
    expect(website).toBeNull();
  });

  test('takes the person’s data before that of a referee', () => {
    const facts = readResume(
      documentOf('Jane Doe\njane@example.com\n\nReferences\nDr Smith, smith@college.edu, +44 20 7946 0958'),
    );
    expect(facts.contact.email?.value).toBe('jane@example.com');
  });

  test.each([
    ['Dublin, Ireland', 'Dublin, Ireland'],
    ['San Francisco, CA | jane@example.com', 'San Francisco, CA'],
    ['Location: São Paulo, Brazil', 'São Paulo, Brazil'],
    ['Software Engineer, Backend', null],
    ['Trinity College, Dublin', null],
  ])('place: %s', (line, expected) => {
    expect(readResume(documentOf(`Jane Doe\n${line}\n\nSkills\nGo`)).contact.location?.value ?? null).toBe(expected);
  });
});

describe('where contact data and the name are looked for', () => {
  const facts = (text: string) => readResume(documentOf(text));
  const lines = (count: number, text: string) =>
    Array.from({ length: count }, (_, index) => `${text} ${String.fromCharCode(97 + index)}`).join('\n');
  test.each([
    [
      'in the twelfth line above the first heading',
      `${lines(11, 'note')}\nBerlin, Germany\n\nSkills\nGo`,
      'Berlin, Germany',
    ],
    ['not in the thirteenth', `${lines(12, 'note')}\nBerlin, Germany\n\nSkills\nGo`, null],
    ['in a header of one line', 'Berlin, Germany\nSkills\nGo\nParis, France', 'Berlin, Germany'],
    ['without a header, in the sixth line', `Skills\n${lines(4, 'note')}\nBerlin, Germany`, 'Berlin, Germany'],
    ['without a header, not in the seventh', `Skills\n${lines(5, 'note')}\nBerlin, Germany`, null],
  ])('a place %s', (_, text, place) => expect(facts(text).contact.location?.value ?? null).toBe(place));

  test.each([
    ['Jane Doe', 'Jane Doe'],
    ['JANE DOE', 'Jane Doe'],
    ['Name: Jane Doe', 'Jane Doe'],
    ['Doe, Jane', 'Jane Doe'],
    ['Dr. Jane Doe, PhD', 'Jane Doe'],
    ['Jane van der Doe', 'Jane van der Doe'],
    ['Jane (Janie) Doe', 'Jane Doe'],
    ['J A N E  D O E', 'Jane Doe'],
    ['Jane Mary Ann Doe', 'Jane Mary Ann Doe'],
    ['Jane Mary Ann Sue Doe', null],
    ['Jane', null],
    ['jane doe', null],
    ['Software Engineer', null],
    ['Curriculum Vitae', null],
    ['Jane Doe | Berlin', 'Jane Doe'],
    ["JANE O'BRIEN-SMITH", "Jane O'Brien-Smith"],
    ['J. D.', null],
  ])('the name in %s', (line, name) => expect(facts(`${line}\n\nSkills\nGo`).name?.value ?? null).toBe(name));

  test.each([
    ['third', 2, 'Jane Doe'],
    ['fourth', 3, null],
  ])('a name in letters like all others counts down to the %s line', (_, before, name) =>
    expect(facts(`${lines(before, 'note')}\nJane Doe\n\nSkills\nGo`).name?.value ?? null).toBe(name),
  );

  test.each([
    ['+1 555 123 45', '+1 555 123 45'],
    ['+12 345', null],
    ['2018 2019', null],
    ['tel: 030 1234567', '030 1234567'],
    ['978 3 16 148410 0', null],
    ['192.168.100.100', null],
    ['4111 1111 1111 1111', null],
  ])('a telephone number in %s', (text, value) => expect(readPhone(text, true)?.value ?? null).toBe(value));
});
