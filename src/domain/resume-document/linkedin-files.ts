/** Tables of LinkedIn's export that say what a resume says. Others (messages, connections, advertisements) stay closed. */
export const LINKEDIN_TABLES = [
  'Profile',
  'Positions',
  'Education',
  'Skills',
  'Certifications',
  'Languages',
  'Projects',
  'Volunteering',
  'Honors',
  'Publications',
  'Courses',
  'Patents',
  'Organizations',
  'Email Addresses',
  'PhoneNumbers',
] as const;
export type LinkedInTable = (typeof LINKEDIN_TABLES)[number];

const plain = (name: string) => name.toLowerCase().replace(/[\s_]/g, '');

/** Which table a file of an archive is, wherever in it; null for none. */
export function linkedInTable(name: string): LinkedInTable | null {
  const file = /([^/\\]+)\.csv$/i.exec(name)?.[1];
  return file === undefined ? null : (LINKEDIN_TABLES.find((table) => plain(table) === plain(file)) ?? null);
}

export const isLinkedInFile = (name: string): boolean => linkedInTable(name) !== null;
