// Written by `node tests/tools/fit-coach.mjs`; not to be changed by hand.

/** What each feature of a card speaks for it. */
export const RANKING: readonly number[] = [
  0.2319, // coverage
  0.5608, // title
  0.4663, // head
  -0.0257, // heard
  0.7638, // anywhere
  1.0781, // often
  1.2096, // evidence
  1.0795, // likelihood
  -0.0168, // subjectHead
  0.6007, // subjectOften
  0.148, // subjectTitle
  0.2674, // subjectHeld
  0.2469, // titleHeld
  0.946, // formHeld
  1.3633, // heardHeld
  0.777, // termHeld
  -0.1459, // likeness
  0.4925, // likenessTwo
  0.6736, // likenessThree
  0.2126, // asked
  -1.3675, // heardLikeness
  0.5895, // votes
  0.8142, // spoken
  1.5577, // pairs
  3.4232, // neighbours
  -0.7964, // rarest
  0.0859, // secondRarest
  -0.152, // focusCoverage
  -0.3114, // focusLikeness
  0.7921, // focusEvidence
  0.7627, // focusLikelihood
  0.2344, // clauseCoverage
  -0.2408, // clauseLikeness
  1.0266, // clauseEvidence
  0.4663, // languageNamed
  -0.9989, // languageUnnamed
  -1.782, // languageOther
  1.2006, // basicsDefinition
  -1.0983, // basics
  0.3505, // errorsSymptom
  -1.4885, // errors
  0.2211, // interviewTurn
  0.0329, // interviewOther
  0.6309, // careerTurn
  -0.237, // careerOther
  -0.1789, // comparison
  0.8767, // asAsked
  1.0326, // evidenceTop
  -0.5622, // likenessTop
  0.7429, // likelihoodTop
  0.42, // coverageSquared
  0.2516, // likenessSquared
  0.54, // headSquared
  0.5636, // headLikeness
  0.1234, // subjectSquared
];

/** What each sign says for a card answering the question at all. */
export const INSIDE: readonly number[] = [
  -0.4483, // coverage
  0.2248, // title
  0.9106, // head
  0.381, // anywhere
  1.607, // often
  0.6909, // evidence
  1.7525, // likelihood
  0.3281, // titleHeld
  1.7108, // formHeld
  0.2455, // heardHeld
  -0.5229, // termHeld
  -0.8741, // likeness
  0.3219, // spoken
  -1.5895, // votes
  0.9081, // pairs
  0.3135, // neighbours
  -0.5795, // rarest
  2.1502, // focusEvidence
  2.4581, // clauseCoverage
  1.0681, // clauseLikeness
  -0.4444, // subjectHead
  2.1079, // headLikeness
  1.1701, // score
  1.5301, // chance
  -2.0041, // lead
  -0.3211, // leadOverThird
  -0.6674, // lonely
  -0.2984, // rivals
  0.0491, // rivalsInTitle
  -1.1588, // ambiguous
  0.3726, // unknown
  -3.0998, // homely
  1.496, // mended
  -1.2589, // told
  1.0026, // company
  -1.7045, // subjects
  -1.2586, // foreign
  -0.267, // fewWords
  4.0085, // manyWords
  -4.8412, // constant
];

/** What each sign says for the first card being right. */
export const SURE: readonly number[] = [
  -0.898, // coverage
  0.7704, // title
  -0.8414, // head
  -0.2904, // anywhere
  2.1409, // often
  1.3972, // evidence
  1.6715, // likelihood
  0.5445, // titleHeld
  1.015, // formHeld
  0.4581, // heardHeld
  -0.1168, // termHeld
  -1.4402, // likeness
  0.6524, // spoken
  -0.0072, // votes
  0.0785, // pairs
  1.3608, // neighbours
  -0.437, // rarest
  1.6095, // focusEvidence
  1.9024, // clauseCoverage
  0.7281, // clauseLikeness
  0.6424, // subjectHead
  1.2766, // headLikeness
  0.4609, // score
  -0.2354, // chance
  -0.0154, // lead
  1.1712, // leadOverThird
  -0.7101, // lonely
  -0.5177, // rivals
  0.6095, // rivalsInTitle
  -1.2198, // ambiguous
  -0.0492, // unknown
  -2.9436, // homely
  1.2071, // mended
  -1.4007, // told
  0.8974, // company
  -2.1256, // subjects
  -1.8365, // foreign
  0.5682, // fewWords
  2.2054, // manyWords
  -5.3326, // constant
];

/** From which chances on a card is shown, and shown without doubt. */
export const THRESHOLDS = { inside: 0.3, sure: 0.985 } as const;
