// Written by `node tests/tools/fit-coach.mjs`; not to be changed by hand.

/** What each feature of a card speaks for it. */
export const RANKING: readonly number[] = [
  0.2087, // coverage
  0.2629, // title
  0.5187, // head
  0.6906, // heard
  0.6821, // anywhere
  0.962, // often
  1.1158, // evidence
  0.875, // likelihood
  0.0627, // subjectHead
  0.5692, // subjectOften
  0.0151, // subjectTitle
  0.4196, // subjectHeld
  -0.1366, // titleHeld
  0.7544, // formHeld
  1.7069, // heardHeld
  -0.151, // termHeld
  0.4893, // explains
  0.4972, // explainsAll
  0.4516, // explainsTop
  0.5435, // explainsFocus
  0.5636, // explainsSquared
  -0.1107, // likeness
  0.0435, // likenessTwo
  0.2265, // likenessThree
  0.2311, // asked
  -0.1118, // heardLikeness
  0.2007, // votes
  1.5335, // spoken
  2.3255, // pairs
  3.5585, // neighbours
  -0.9837, // rarest
  0.4106, // secondRarest
  0.0315, // focusCoverage
  -0.1974, // focusLikeness
  0.8051, // focusEvidence
  0.6793, // focusLikelihood
  0.2798, // clauseCoverage
  -0.0485, // clauseLikeness
  0.9906, // clauseEvidence
  0.8083, // languageNamed
  -1.0147, // languageUnnamed
  -1.5633, // languageOther
  1.0212, // basicsDefinition
  -1.0627, // basics
  0.3498, // errorsSymptom
  -0.8424, // errors
  0.3397, // interviewTurn
  0.1245, // interviewOther
  0.3085, // careerTurn
  0.0367, // careerOther
  -0.6203, // comparison
  0.2673, // asAsked
  0.9394, // evidenceTop
  -0.2405, // likenessTop
  0.5701, // likelihoodTop
  0.3618, // coverageSquared
  0.015, // likenessSquared
  0.6619, // headSquared
  0.3888, // headLikeness
  0.1912, // subjectSquared
];

/** What each sign says for a card answering the question at all. */
export const INSIDE: readonly number[] = [
  -1.1686, // coverage
  0.5001, // title
  0.9672, // head
  0.8033, // anywhere
  2.4708, // often
  2.1724, // evidence
  0.7314, // likelihood
  0.2158, // titleHeld
  1.0736, // formHeld
  1.1783, // heardHeld
  -0.6706, // termHeld
  0.2011, // explains
  0.6307, // explainsAll
  -1.5889, // likeness
  1.096, // spoken
  -2.2021, // votes
  1.3865, // pairs
  0.3815, // neighbours
  -0.6089, // rarest
  2.6411, // focusEvidence
  2.6956, // clauseCoverage
  1.1681, // clauseLikeness
  -0.4725, // subjectHead
  1.4944, // headLikeness
  0.0305, // score
  2.2684, // chance
  -1.445, // lead
  -0.6767, // leadOverThird
  -0.925, // lonely
  0.3743, // rivals
  0.1689, // rivalsInTitle
  -1.0436, // ambiguous
  0.486, // unknown
  -2.6049, // homely
  2.0189, // mended
  -1.9282, // told
  0.8697, // company
  -0.1198, // subjects
  -2.4249, // foreign
  -0.1904, // fewWords
  4.8215, // manyWords
  -6.4407, // constant
];

/** What each sign says for the first card being right. */
export const SURE: readonly number[] = [
  -1.3032, // coverage
  0.5515, // title
  0.2922, // head
  1.2843, // anywhere
  2.465, // often
  2.2294, // evidence
  0.8037, // likelihood
  -0.1765, // titleHeld
  0.6584, // formHeld
  1.4405, // heardHeld
  -0.5549, // termHeld
  0.7594, // explains
  0.3617, // explainsAll
  -1.796, // likeness
  2.047, // spoken
  -1.2938, // votes
  0.9357, // pairs
  0.7633, // neighbours
  -0.6563, // rarest
  2.066, // focusEvidence
  2.2086, // clauseCoverage
  0.4521, // clauseLikeness
  -0.335, // subjectHead
  1.048, // headLikeness
  -0.1194, // score
  1.0288, // chance
  -0.9172, // lead
  0.2227, // leadOverThird
  -2.0778, // lonely
  -0.0844, // rivals
  -0.0813, // rivalsInTitle
  -0.5166, // ambiguous
  -0.1594, // unknown
  -2.0824, // homely
  1.9902, // mended
  -1.4304, // told
  1.366, // company
  -0.0897, // subjects
  -1.6012, // foreign
  -0.4038, // fewWords
  3.3062, // manyWords
  -6.4459, // constant
];

/** From which chances on a card is shown, and shown without doubt. */
export const THRESHOLDS = { inside: 0.445, sure: 0.96 } as const;
