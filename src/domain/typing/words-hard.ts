/** Words of ten letters and more. */
export const HARD_WORDS: readonly string[] = `
  acceleration accessibility accommodate accompaniment accomplishment acknowledgement adaptability administration
  advantageous advertisement agricultural algorithmic alphabetical ambassador anniversary announcement
  anthropology applications appreciation apprenticeship approximately architecture arrangement astonishing
  asynchronous atmospheric authentication authorization autobiography availability bibliography biodiversity
  biographical boilerplate bureaucracy calculations calligraphy capabilities catastrophe celebration centimetres
  certificate championship characteristic chronological circulation circumference classification collaboration
  collectively combination commemorate communication comparatively compatibility competitiveness complementary
  comprehensive concentration configuration congratulations consciousness consequently considerable consistency
  constellation construction contemporary contribution conventional conversation cooperation correspondence
  crystallography decentralized deliberately demonstration dependencies description determination development
  differentiate disappointment distinguished distribution documentation effectiveness electromagnetic elementary
  encouragement encyclopedia engineering enlightenment entertainment enthusiastic environmental equilibrium
  establishment evolutionary examination exceptional experimental extraordinary familiarity fingerprint
  flexibility foundational fundamental generalization generation geographical grandparents gravitational
  handwriting headquarters horticulture householder hydroelectric hypothetical identification illumination
  illustration imagination immeasurable implementation improvement incorporate independent infrastructure
  ingredients innovation inspiration installation instantaneous instruction instrumental intellectual interaction
  intermediate international interpretation introduction investigation irreplaceable journalistic justification
  kaleidoscope knowledgeable laboratories landscaping legislation librarianship limitations literature magnificent
  maintenance manufacturer mathematical measurement mechanically memorandum metropolitan microprocessor
  microscopic misunderstanding mountaineering multiplication nevertheless nonetheless observation occasionally
  opportunity optimization orchestration organization originality overwhelming parliamentary participation
  particularly performance perpendicular perseverance personality perspective pharmaceutical philosophical
  photographer photosynthesis possibilities precipitation predominantly preparation presentation preservation
  professional programmable pronunciation proportional psychological qualification quantitative questionnaire
  recommendation reconciliation reconstruction refreshment refrigerator relationship reliability representative
  reproducible requirements responsibility restaurants revolutionary satisfaction semiconductor significance
  simultaneous sophisticated specification spectacular standardization straightforward strengthening subscription
  subsequently sustainability symmetrical synchronization technological telecommunication temperature theoretical
  thermodynamics thoroughbred thunderstorm togetherness topographical transcription transformation transparency
  transportation trigonometry troubleshooting uncomfortable understanding unforgettable universities unpredictable
  vegetarian verification versatility visualization vocabulary volunteering wavelength weightlessness wholehearted
  wonderfully workmanship worthwhile
`
  .trim()
  .split(/\s+/);
