// Written by `node tests/tools/fit-coach.mjs`; not to be changed by hand.

/** What each feature of a card speaks for it. */
export const RANKING: readonly number[] = [
  0.1459, // coverage
  0.569, // title
  0.5157, // head
  0.2541, // heard
  0.7613, // anywhere
  1.0838, // often
  1.2832, // evidence
  1.0014, // likelihood
  0.0743, // subjectHead
  0.5724, // subjectOften
  0.2477, // subjectTitle
  0.2918, // subjectHeld
  0.4157, // titleHeld
  1.0319, // formHeld
  1.4878, // heardHeld
  0.4839, // termHeld
  -0.1285, // likeness
  0.1338, // likenessTwo
  0.1849, // likenessThree
  0.3079, // asked
  -0.5366, // heardLikeness
  0.4669, // votes
  1.3089, // spoken
  1.7503, // pairs
  2.9098, // neighbours
  -1.1334, // rarest
  -0.1257, // secondRarest
  -0.1009, // focusCoverage
  -0.2576, // focusLikeness
  0.8947, // focusEvidence
  0.8156, // focusLikelihood
  0.2042, // clauseCoverage
  -0.1271, // clauseLikeness
  1.1334, // clauseEvidence
  0.4666, // languageNamed
  -1.1066, // languageUnnamed
  -1.4403, // languageOther
  1.5436, // basicsDefinition
  -1.2916, // basics
  0.048, // errorsSymptom
  -1.0998, // errors
  0.4423, // interviewTurn
  0.0633, // interviewOther
  0.762, // careerTurn
  -0.1116, // careerOther
  -0.2305, // comparison
  0.482, // asAsked
  1.1618, // evidenceTop
  -0.3086, // likenessTop
  0.6625, // likelihoodTop
  0.2604, // coverageSquared
  0.0263, // likenessSquared
  0.5177, // headSquared
  0.4509, // headLikeness
  0.1776, // subjectSquared
];

/** What each sign says for a card answering the question at all. */
export const INSIDE: readonly number[] = [
  -0.3657, // coverage
  0.1971, // title
  0.388, // head
  0.4616, // anywhere
  1.8777, // often
  1.1895, // evidence
  1.4579, // likelihood
  0.6161, // titleHeld
  1.7699, // formHeld
  0.2037, // heardHeld
  -0.3825, // termHeld
  -1.3602, // likeness
  0.9237, // spoken
  -2.7174, // votes
  0.8283, // pairs
  -0.0882, // neighbours
  -0.1695, // rarest
  2.0156, // focusEvidence
  2.4028, // clauseCoverage
  0.8196, // clauseLikeness
  -0.5713, // subjectHead
  2.3488, // headLikeness
  1.1406, // score
  1.4013, // chance
  -1.1988, // lead
  -0.8294, // leadOverThird
  -0.3963, // lonely
  -0.609, // rivals
  0.0444, // rivalsInTitle
  -0.8114, // ambiguous
  0.1936, // unknown
  -3.0699, // homely
  1.893, // mended
  -1.5588, // told
  0.6564, // company
  -0.9413, // subjects
  -1.1816, // foreign
  0.0546, // fewWords
  4.5195, // manyWords
  -4.928, // constant
];

/** What each sign says for the first card being right. */
export const SURE: readonly number[] = [
  -1.0128, // coverage
  0.9794, // title
  -0.9062, // head
  0.2296, // anywhere
  2.2499, // often
  1.7366, // evidence
  1.7991, // likelihood
  0.3242, // titleHeld
  1.7019, // formHeld
  0.5586, // heardHeld
  0.0288, // termHeld
  -2.1599, // likeness
  2.7608, // spoken
  -1.1596, // votes
  0.2774, // pairs
  0.034, // neighbours
  -0.7628, // rarest
  1.5609, // focusEvidence
  1.7033, // clauseCoverage
  0.2826, // clauseLikeness
  0.4359, // subjectHead
  0.898, // headLikeness
  0.6177, // score
  -0.1219, // chance
  0.3655, // lead
  0.5059, // leadOverThird
  -0.293, // lonely
  -0.9218, // rivals
  0.4935, // rivalsInTitle
  -0.7328, // ambiguous
  -0.2042, // unknown
  -3.0426, // homely
  1.6435, // mended
  -1.9794, // told
  0.4401, // company
  -1.1147, // subjects
  -0.7207, // foreign
  1.0242, // fewWords
  2.5442, // manyWords
  -5.5203, // constant
];

/** From which chances on a card is shown, and shown without doubt. */
export const THRESHOLDS = { inside: 0.31, sure: 0.985 } as const;
