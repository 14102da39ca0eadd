/**
 * Nouns of work outside technology, as the source of a regular expression: by them a resume or a posting of another field
 * is known. Words that are also things of software ("driver", "agent", "server") need the word beside them.
 */
export const OCCUPATIONS = [
  // Kitchens, hotels, shops.
  'chef|cook|baker|butcher|pastry cook|pâtissier|barista|bartender|waiter|waitress|hostess|housekeeper|receptionist',
  'cashier|salesperson|salesman|saleswoman|seller|merchandiser|shopkeeper|florist|tailor|seamstress|hairdresser|beautician',
  // Health and care.
  'nurse|midwife|physician|surgeon|dentist|pharmacist|paramedic|radiographer|veterinarian|psychologist',
  '(?:physio|psycho)?therapist|caregiver|carer|nanny|babysitter|counsell?or',
  // Offices, money, law.
  'accountant|bookkeeper|auditor|(?:financial|finance) controller|actuary|underwriter|economist|teller|banker|broker|realtor',
  'lawyer|attorney|solicitor|paralegal|notary|clerk|secretary|librarian|translator|interpreter|journalist|copywriter|recruiter',
  '(?:sales|service|customer|medical|account) representative|(?:account|sales|marketing|business development) executive',
  '(?:sales|support|call cent(?:er|re)|customer service|insurance|travel|real estate|estate|ticket|booking) agent',
  // Schools and science.
  'professor|educator|(?:personal|fitness) trainer|biologist|chemist|physicist|mathematician|statistician|geologist',
  // Roads, workshops, buildings.
  '(?:truck|lorry|taxi|bus|van|delivery|forklift|company|tram|train|ambulance) driver|courier|dispatcher|postman',
  'electrician|plumber|carpenter|mechanic|welder|machinist|bricklayer|roofer|painter|joiner|foreman|gardener|farmer|surveyor',
  '(?:machine|forklift|crane|plant) operator|(?:social|care|warehouse|factory|construction|farm|kitchen|youth) worker',
  'labou?rer|cleaner|janitor|caretaker|(?:security|life) guard|lifeguard|firefighter|police officer|soldier',
  '(?:flight|cabin|parking) attendant|stewardess|photographer',
  // The same in other languages whose resumes are read.
  'enfermer[oa]|cociner[oa]|camarer[oa]|contador[a]?|profesor[a]?|infirmi(?:er|ère)|cuisini(?:er|ère)|comptable|vendeu(?:r|se)',
  'enseignante?|koch|köchin|bäcker(?:in)?|krankenpfleger(?:in)?|krankenschwester|buchhalter(?:in)?|verkäufer(?:in)?',
  'lehrer(?:in)?|fahrer(?:in)?|kellner(?:in)?|infermier[ea]|cuoc[oa]|cameriere|verpleegkundige|boekhouder|verkoper',
].join('|');
