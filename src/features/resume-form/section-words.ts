import type { ListName } from '../../domain/resume-document/types';
import { LINES_HELP, type ListWords } from './form-words';

/** The lists that go on where the fields of a group end. */
export const inGroups: { readonly [L in 'profiles' | 'skillGroups' | 'schools']: ListWords<L> } = {
  profiles: {
    list: 'profiles',
    title: 'Other profiles',
    lead: '',
    one: 'Profile',
    add: 'Add Profile',
    fields: [
      { field: 'network', label: 'Network', placeholder: 'Mastodon' },
      { field: 'username', label: 'User name' },
      { field: 'link', label: 'Address', inputMode: 'url' },
    ],
  },
  skillGroups: {
    list: 'skillGroups',
    title: 'Further groups of skills',
    lead: '',
    one: 'Group',
    add: 'Add Group of skills',
    fields: [
      { field: 'name', label: 'Name of the group', placeholder: 'Databases' },
      { field: 'level', label: 'Level', placeholder: 'Advanced' },
      { field: 'keywords', label: 'Skills', area: true, help: 'Separated by commas.' },
    ],
  },
  schools: {
    list: 'schools',
    title: 'Further schools',
    lead: '',
    one: 'School',
    add: 'Add School',
    fields: [
      { field: 'clgname', label: 'College name' },
      { field: 'education', label: 'Degree and branch' },
      { field: 'grdyear', label: 'Start year', inputMode: 'numeric' },
      { field: 'grdyear2', label: 'End year', inputMode: 'numeric' },
    ],
    more: [
      { field: 'score', label: 'Grade' },
      { field: 'link', label: 'Website of the college', inputMode: 'url' },
      { field: 'courses', label: 'Courses', area: true, help: 'One a line.' },
    ],
  },
};

/** The sections that are not on every resume, in the order of the form. */
export const furtherSections: readonly ListWords<ListName>[] = [
  words({
    list: 'volunteer',
    title: 'Volunteer work',
    lead: 'What you did without pay. Employers read it as work.',
    one: 'Volunteer work',
    add: 'Add Volunteer work',
    fields: [
      { field: 'organization', label: 'Organization' },
      { field: 'role', label: 'Role' },
      { field: 'duration', label: 'Duration', placeholder: 'Mar 2021 – Present' },
      { field: 'link', label: 'Website', inputMode: 'url' },
      { field: 'responsibilities', label: 'What you did', area: true, help: LINES_HELP },
    ],
  }),
  words({
    list: 'certificates',
    title: 'Certificates',
    lead: 'With who issued them, and where they can be checked.',
    one: 'Certificate',
    add: 'Add Certificate',
    fields: [
      { field: 'name', label: 'Certificate' },
      { field: 'issuer', label: 'Issued by' },
      { field: 'date', label: 'Date', placeholder: 'Nov 2024' },
      { field: 'link', label: 'Address', inputMode: 'url' },
    ],
  }),
  words({
    list: 'publications',
    title: 'Publications',
    lead: 'Papers, articles and talks that can be found.',
    one: 'Publication',
    add: 'Add Publication',
    fields: [
      { field: 'name', label: 'Title of the publication' },
      { field: 'publisher', label: 'Published by' },
      { field: 'date', label: 'Date', placeholder: 'Nov 2024' },
      { field: 'link', label: 'Address', inputMode: 'url' },
      { field: 'summary', label: 'Summary', area: true },
    ],
  }),
  words({
    list: 'languages',
    title: 'Languages',
    lead: 'Those that people speak.',
    one: 'Language',
    add: 'Add Language',
    fields: [
      { field: 'language', label: 'Language', placeholder: 'Hindi' },
      { field: 'fluency', label: 'How well', placeholder: 'Native, fluent, B2' },
    ],
  }),
  words({
    list: 'interests',
    title: 'Interests',
    lead: 'Few, and only those you would talk about.',
    one: 'Interest',
    add: 'Add Interest',
    fields: [
      { field: 'name', label: 'Interest' },
      { field: 'keywords', label: 'More precisely', placeholder: 'Chess problems, endgames' },
    ],
  }),
  words({
    list: 'references',
    title: 'References',
    lead: 'People who agreed to speak for you.',
    one: 'Reference',
    add: 'Add Reference',
    fields: [
      { field: 'name', label: 'Name' },
      { field: 'reference', label: 'What they say, or how to reach them', area: true },
    ],
  }),
  words({
    list: 'own',
    title: 'Sections of your own',
    lead: 'A heading, and lines below it.',
    one: 'Section',
    add: 'Add Section of your own',
    fields: [
      { field: 'heading', label: 'Heading', placeholder: 'Open source' },
      {
        field: 'text',
        label: 'Text',
        area: true,
        help: 'One line for each thing. A line that begins with “-” is a bullet.',
      },
    ],
  }),
];

/** Holds the words to the fields of their list. */
function words<L extends ListName>(list: ListWords<L>): ListWords<ListName> {
  return list as unknown as ListWords<ListName>;
}
