import {
  address,
  date,
  degree,
  duties,
  itemLines,
  items,
  type Lens,
  NETWORKS,
  period,
  picture,
  profile,
  text,
  within,
} from './lenses';
import type { EntryField, ListName, TextFieldName } from './types';

type FieldsOf<F extends string> = Readonly<Record<F, Lens>>;

/** Where each field of the top of the page is in `basics`. */
export const BASICS = {
  name: text('name'),
  label: text('label'),
  photo: picture('image'),
  lkdn: profile(...NETWORKS.lkdn),
  gthb: profile(...NETWORKS.gthb),
  prtf: address('url'),
  cnt: text('phone'),
  mail: text('email'),
  intro: text('summary'),
  address: within('location', text('address')),
  postcode: within('location', text('postalCode')),
  city: within('location', text('city')),
  region: within('location', text('region')),
  country: within('location', text('countryCode')),
} satisfies Partial<FieldsOf<TextFieldName>>;

/** Where each field of a school is in its object; the first school has the address under `clglink`. */
const SCHOOL = {
  clgname: text('institution'),
  education: degree,
  grdyear: date('startDate', 'startText'),
  grdyear2: date('endDate', 'endText'),
  score: text('score'),
  courses: itemLines('courses'),
};
export const FIRST_SCHOOL = { ...SCHOOL, clglink: address('url') } satisfies Partial<FieldsOf<TextFieldName>>;

/** Name, level and list of one of the three groups of skills. */
export const SKILL_GROUP = { name: text('name'), level: text('level'), keywords: items('keywords') };

/** Where each field of an entry is in the object of that entry. */
export const ENTRIES: { readonly [L in ListName]: FieldsOf<EntryField<L>> } = {
  profiles: { network: text('network'), username: text('username'), link: address('url') },
  skillGroups: SKILL_GROUP,
  schools: { ...SCHOOL, link: address('url') },
  experiences: {
    organization: text('name'),
    role: text('position'),
    duration: period('duration'),
    place: text('location'),
    link: address('url'),
    about: text('description'),
    responsibilities: duties('summary', 'responsibilities'),
  },
  projects: {
    project: text('name'),
    durn: period('duration'),
    desc: duties('description', 'details'),
    link: address('url'),
    keywords: items('keywords'),
    roles: items('roles'),
    entity: text('entity'),
    type: text('type'),
  },
  achievements: {
    text: text('title'),
    awarder: text('awarder'),
    date: date('date', 'dateText'),
    summary: text('summary'),
  },
  volunteer: {
    organization: text('organization'),
    role: text('position'),
    duration: period('duration'),
    link: address('url'),
    responsibilities: duties('summary', 'responsibilities'),
  },
  certificates: {
    name: text('name'),
    issuer: text('issuer'),
    date: date('date', 'dateText'),
    link: address('url'),
  },
  publications: {
    name: text('name'),
    publisher: text('publisher'),
    date: date('releaseDate', 'dateText'),
    link: address('url'),
    summary: text('summary'),
  },
  languages: { language: text('language'), fluency: text('fluency') },
  interests: { name: text('name'), keywords: items('keywords') },
  references: { name: text('name'), reference: text('reference') },
  own: { heading: text('name'), text: duties('summary', 'text') },
};

/** The section of a JSON Resume that each list is; `own` is a further key, for which the schema has no name. */
export const KEYS: Readonly<Record<Exclude<ListName, 'profiles' | 'skillGroups' | 'schools'>, string>> = {
  experiences: 'work',
  projects: 'projects',
  achievements: 'awards',
  volunteer: 'volunteer',
  certificates: 'certificates',
  publications: 'publications',
  languages: 'languages',
  interests: 'interests',
  references: 'references',
  own: 'sections',
};
