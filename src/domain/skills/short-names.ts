/** What people call a skill whose full name is long. */
const SHORT: ReadonlyMap<string, string> = new Map([
  ['Amazon Web Services', 'AWS'],
  ['Microsoft Azure', 'Azure'],
  ['Google Cloud Platform', 'GCP'],
  ['Oracle Cloud Infrastructure', 'Oracle Cloud'],
  ['Microsoft SQL Server', 'SQL Server'],
  ['Apache Kafka', 'Kafka'],
  ['Apache Spark', 'Spark'],
  ['Apache Airflow', 'Airflow'],
  ['Amazon Redshift', 'Redshift'],
  ['AWS CloudFormation', 'CloudFormation'],
  ['Microsoft Excel', 'Excel'],
]);

/** The short name of a skill, for lists of several; else its own name. */
export const shortName = (skill: string): string => SHORT.get(skill) ?? skill;
