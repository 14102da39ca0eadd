/** Words of resumes and names of tools that are set with one of the ligatures fi, fl, ff, ffi and ffl. */
export const LIGATURE_WORDS: readonly string[] = `
affect affected affecting affiliate affiliated affiliates affiliation affiliations affinity afford affordable airflow
artificial backfill backfilled beneficial beneficiaries beneficiary benefit benefited benefits briefing briefings
buffer buffered buffering buffers cashflow certificate certificates certification certifications certified
clarification clarified classification classifications classified classifier classifiers cloudflare coefficient
coefficients confidence confident confidential confidentiality config configs configurable configuration
configurations configure configured configures configuring confirm confirmation confirmations confirmed confirming
conflict conflicting conflicts cutoff dataflow deficiencies deficiency deficit define defined defines defining
definition definitions difference differences different differential differentiate differentiated differentiation
differently difficult difficulties difficulty diversification diversified effect effective effectively effectiveness
effects efficiencies efficiency efficient efficiently effort effortless effortlessly efforts field fields figures file
files filing finance finances financial financially financing fingerprint fingerprinting finish finished firewall
firewalls firmware fixture fixtures flagship flexibility flexible flow flowchart flowcharts fluent fluently fulfil
fulfill fulfilled fulfilling fulfillment fulfilment gamification handoff handoffs identification identified identifier
identifiers inefficiencies inefficiency inefficient infinite inflation influence influenced influencer influencers
influencing influential justification justified kickoff layoff layoffs microfinance modification modifications
modified netflix notification notifications office officer officers offices official officially offline offload
offloaded offset offsets offshore offsite overfitting overflow playoff prefix prefixes proficiencies proficiency
proficient proficiently profile profiled profiler profiles profiling profit profitability profitable profits
qualification qualifications qualified quantified rectified redefine redefined refinance refinancing refine refined
refinement refinements refining reflect reflected reflecting reflection reflects scaffold scaffolded scaffolding
scientific scientifically significant significantly simplification simplified snowflake specific specifically
specification specifications specifics specified staffed staffing stuffing sufficient sufficiently suffix suffixes
tensorflow traffic trafficked unaffected unification unified verification verifications verified verifier workflow
workflows
`
  .trim()
  .split(/\s+/);
