import { createServer } from 'vite';
import { writeFileSync } from 'node:fs';
const server = await createServer({ root: process.cwd(), appType: 'custom', logLevel: 'error', server: { middlewareMode: true, hmr: false, ws: false, watch: null }, optimizeDeps: { noDiscovery: true, include: [] } });
const L = (p)=>server.ssrLoadModule(p);
const A='/src/domain/interview/answer/';
const { judgedHalf } = await L('/tests/support/judge-figures.ts');
const { judge } = await L(A+'criteria.ts'); const { readSpoken } = await L(A+'spoken-answer.ts');
const { tellingOf } = await L(A+'plain-telling.ts'); const { FAMILIES } = await L(A+'concept-cues.ts'); const {FIELD_WORDS}=await L(A+'field-words.ts');
const {THEMES}=await L(A+'theme-words.ts'); const {plainForm,spansOf}=await L(A+'concept-forms.ts'); const {kindOf}=await L(A+'rubric.ts');
const { stemOf } = await L(A+'text.ts');
const all = await judgedHalf('worked');
const {THEME_TALK}=await L(A+'theme-talk.ts'); const fields = [...FIELD_WORDS,...THEME_TALK.map(x=>'p:'+x)].map(l=>{const [id,a,t]=l.split(': ');return {id,asks:a.split('|'),told:t.split('|')}}).concat(THEMES.map(t=>({id:'t:'+t.id,asks:t.asks,told:t.told})));
const out=[];
for (const q of all) for (const a of q.answers) {
 const f = judge(q.question, readSpoken(a.label.text));
 const tell = tellingOf(f.reading);
 const plain=' '+f.reading.text.plain.replace(/[^\p{L}\p{N}'+#]+/gu,' ')+' ';
 const hit=(form)=>{ const p=' '+form.replace(/-/g,' '); return form.length<=4? plain.includes(p+' ')||plain.includes(p+'s ') : plain.includes(p)};
 const fh = fields.map(fl=>({id:fl.id, asked: fl.asks.some(x=>(' '+f.reading.questionPlain.replace(/[^\p{L}\p{N}'+#\/]+/gu,' ')).includes(' '+x.replace(/-/g,' '))), hits: fl.told.filter(hit)}));
 const concepts = q.question.concepts.map(c=>{ const fam=FAMILIES.filter(x=>x.label.test(c.label)); const cues=[...new Set(fam.flatMap(x=>x.cues))]; const hits=cues.filter(hit); const st=f.coverage.findings.find(x=>x.label===c.label)?.status;
   return {label:c.label, status:st, fam:fam.length, shown:[...new Set(fam.flatMap(x=>x.shown))], hits, n:cues.length, gold: a.label.holds.includes(c.label)?1:a.label.lacks.includes(c.label)?0:null}; });
 out.push({q:q.name, area:q.area, kind:kindOf(q.question), akind:a.label.kind, tier:a.label.tier, words:a.words, score:a.score, crit:Object.fromEntries(f.criteria.map(c=>[c.id,c.points/c.maxPoints])), rel:f.relevance.share, listed:f.reading.listed, rwords:f.reading.words, tell, hedges:f.hedges, fillers:f.fillers, fh, concepts, text:a.label.text});
}
writeFileSync('/tmp/w/feat.json', JSON.stringify(out));
await server.close();
