// Written by `node tests/tools/fit-coach.mjs`; not to be changed by hand.

/** What each feature of a card speaks for it. */
export const RANKING: readonly number[] = [
  0.8775, // coverage
  0.3488, // title
  0.7367, // head
  1.3985, // anywhere
  0.6331, // titleHeld
  0.8509, // formHeld
  0.3512, // likeness
  0.5606, // likenessTwo
  0.7731, // spoken
  0.7852, // letters
  0.9149, // pairs
  1.2446, // neighbours
  0.4566, // rarest
  0.8646, // secondRarest
  1.2958, // often
  0.7995, // clauseCoverage
  0.3391, // clauseLikeness
  0.5815, // languageNamed
  -0.5914, // languageUnnamed
  -0.2898, // languageOther
  0.5248, // basicsDefinition
  -0.5191, // basics
  -0.0538, // errorsSymptom
  -0.3954, // errors
  -0.0591, // interviewTurn
  0.046, // interviewOther
  0.3453, // careerTurn
  -0.1185, // careerOther
  0.1424, // comparison
  0.2229, // asAsked
  0.2991, // subjectHead
  0.9005, // subjectOften
  0.2388, // subjectTitle
  0.5758, // subjectHeld
  0.5318, // coverageSquared
  0.3979, // likenessSquared
  0.4476, // headSquared
  0.3155, // headLikeness
  0.5984, // lettersSquared
  0.2431, // subjectSquared
];

/** What each sign says for a card answering the question at all. */
export const INSIDE: readonly number[] = [
  0.7813, // coverage
  0.3855, // title
  0.0062, // head
  1.431, // anywhere
  0.2634, // titleHeld
  1.0142, // formHeld
  -0.3726, // likeness
  -0.3124, // spoken
  1.0796, // letters
  1.2227, // pairs
  -0.7004, // rarest
  1.3909, // often
  2.1262, // clauseCoverage
  0.3339, // clauseLikeness
  -0.3008, // subjectHead
  0.5413, // headLikeness
  1.5775, // score
  -0.8119, // lead
  -0.7196, // leadOverThird
  -0.8966, // lonely
  -0.8123, // rivals
  -0.0371, // rivalsInTitle
  -0.4785, // ambiguous
  -1.2463, // unknown
  -2.2941, // homely
  0.0827, // mended
  0.3953, // told
  -0.2111, // fewWords
  3.4118, // manyWords
  -2.6787, // constant
];

/** What each sign says for the first card being right. */
export const SURE: readonly number[] = [
  0.5036, // coverage
  0.2116, // title
  0.0305, // head
  1.0578, // anywhere
  0.2058, // titleHeld
  1.4763, // formHeld
  -0.3946, // likeness
  0.1529, // spoken
  0.7228, // letters
  0.2863, // pairs
  -0.8113, // rarest
  1.2814, // often
  0.8634, // clauseCoverage
  0.0484, // clauseLikeness
  -0.2674, // subjectHead
  0.197, // headLikeness
  1.3238, // score
  0.0084, // lead
  0.3179, // leadOverThird
  -1.5416, // lonely
  -1.0758, // rivals
  -0.1473, // rivalsInTitle
  -0.0878, // ambiguous
  -1.048, // unknown
  -1.728, // homely
  0.583, // mended
  0.1444, // told
  -0.1286, // fewWords
  2.0819, // manyWords
  -2.9183, // constant
];

/** From which chances on a card is shown, and shown without doubt. */
export const THRESHOLDS = { inside: 0.515, sure: 0.98 } as const;
