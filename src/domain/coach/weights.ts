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
  -1.059, // coverage
  0.4025, // title
  0.7262, // head
  0.4531, // anywhere
  1.8529, // often
  2.0544, // evidence
  1.204, // likelihood
  0.2324, // titleHeld
  1.7385, // formHeld
  1.5188, // heardHeld
  -0.5715, // termHeld
  0.3571, // explains
  0.4817, // explainsAll
  -1.5173, // likeness
  0.4626, // spoken
  -2.7893, // votes
  1.0276, // pairs
  0.0684, // neighbours
  -0.579, // rarest
  1.9632, // focusEvidence
  2.7367, // clauseCoverage
  1.1141, // clauseLikeness
  -0.8335, // subjectHead
  1.7772, // headLikeness
  0.3265, // score
  1.7594, // chance
  -1.4288, // lead
  -0.3758, // leadOverThird
  -1.1266, // lonely
  0.0987, // rivals
  0.3473, // rivalsInTitle
  -0.9506, // ambiguous
  0.6976, // unknown
  -2.7155, // homely
  1.5512, // mended
  -1.7798, // told
  0.7603, // company
  -0.0409, // subjects
  -0.5745, // foreign
  0.1685, // fewWords
  6.2798, // manyWords
  -5.3865, // constant
];

/** What each sign says for the first card being right. */
export const SURE: readonly number[] = [
  -1.2285, // coverage
  0.5691, // title
  0.028, // head
  0.938, // anywhere
  2.0058, // often
  2.0608, // evidence
  1.0942, // likelihood
  -0.207, // titleHeld
  0.8995, // formHeld
  1.5403, // heardHeld
  -0.4258, // termHeld
  0.8053, // explains
  0.2922, // explainsAll
  -1.5298, // likeness
  1.699, // spoken
  -1.7574, // votes
  0.7015, // pairs
  0.5523, // neighbours
  -0.521, // rarest
  1.5963, // focusEvidence
  1.7563, // clauseCoverage
  0.2733, // clauseLikeness
  -0.4813, // subjectHead
  1.3877, // headLikeness
  0.0476, // score
  0.9288, // chance
  -0.6697, // lead
  0.2975, // leadOverThird
  -1.9952, // lonely
  -0.1991, // rivals
  -0.0377, // rivalsInTitle
  -0.4757, // ambiguous
  0.1952, // unknown
  -2.0947, // homely
  1.6014, // mended
  -1.3481, // told
  1.3208, // company
  -0.0224, // subjects
  -0.3855, // foreign
  -0.1508, // fewWords
  3.1282, // manyWords
  -5.459, // constant
];

/** From which chances on a card is shown, and shown without doubt. */
export const THRESHOLDS = { inside: 0.34, sure: 0.98 } as const;
