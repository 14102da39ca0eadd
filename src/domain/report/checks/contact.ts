import { result } from '../rubric';
import type { CheckResult } from '../types';
import { listed, quoteFound, quoteLine } from '../words';
import type { CheckContext } from './context';

/** The checks of the area "contact". The place a person lives in is read but never scored. */
export function contactChecks(context: CheckContext): CheckResult[] {
  return [email(context), phone(context), links(context)];
}

function email({ facts }: CheckContext): CheckResult {
  const found = facts.contact.email;
  if (found)
    return result('contact-email', {
      share: 1,
      says: found.line
        ? `Your email address was read: ${found.value}.`
        : `The file carries a link to your email address: ${found.value}.`,
      evidence: quoteFound(found),
    });
  return result('contact-email', {
    share: 0,
    says: 'No line reads like an email address, and no link leads to one.',
    advice: 'Write your email address as text near your name.',
  });
}

function phone({ facts }: CheckContext): CheckResult {
  const found = facts.contact.phone;
  if (found)
    return result('contact-phone', {
      share: 1,
      says: `A telephone number was read: ${found.value}.`,
      evidence: quoteFound(found),
    });
  return result('contact-phone', {
    share: 0,
    says: 'No line reads like a telephone number.',
    advice: 'Add a number with its country code near your email address, such as +44 followed by the number.',
  });
}

function links({ facts }: CheckContext): CheckResult {
  const { linkedin, github, website } = facts.contact;
  const found = [
    ...(linkedin ? [{ what: `LinkedIn (${linkedin.value})`, found: linkedin }] : []),
    ...(github ? [{ what: `code (${github.value})`, found: github }] : []),
    ...(website ? [{ what: `your site (${website.value})`, found: website }] : []),
  ];
  const named = facts.lines.find((line) => /(?<![\p{L}])(?:linkedin|github)(?![\p{L}.])/iu.test(line.text));
  if (found.length === 0)
    return result('contact-links', {
      share: 0,
      says: named
        ? 'LinkedIn or GitHub is named, but the word carries no address.'
        : 'No address of a LinkedIn, GitHub or personal page was found, in the text or behind a word.',
      advice: 'Write out one or two addresses that show your work, such as github.com/ and your account.',
      evidence: named ? [quoteLine(named)] : [],
    });
  return result('contact-links', {
    share: found.length === 1 ? 2 / 3 : 1,
    says: `Links found: ${listed(found.map(({ what }) => what))}.`,
    advice: 'A second address helps: a profile and a place where your code or work can be seen.',
    evidence: found.flatMap(({ found: place }) => quoteFound(place)),
  });
}
