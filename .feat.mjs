import { createServer } from 'vite';
import { writeFileSync } from 'node:fs';
const server = await createServer({ root: process.cwd(), appType: 'custom', logLevel: 'error', server: { middlewareMode: true, hmr: false, ws: false, watch: null }, optimizeDeps: { noDiscovery: true, include: [] } });
const L = (p)=>server.ssrLoadModule(p);
const A='/src/domain/interview/answer/';
const { judgedHalf } = await L('/tests/support/judge-figures.ts');
const { judge, scoreOf } = await L(A+'criteria.ts'); const { readSpoken } = await L(A+'spoken-answer.ts');
const { saidIn, allSaid } = await L(A+'said.ts'); const { fieldTalk } = await L(A+'fields.ts'); const { hearConcept } = await L(A+'hearing.ts'); const { relevanceOf } = await L(A+'relevance.ts'); const {coverageOf}=await L(A+'concepts.ts');
const all = await judgedHalf('worked');
const out=[];
for (const q of all) for (const a of q.answers) {
 const f = judge(q.question, readSpoken(a.label.text));
 const said=saidIn(f.reading);
 out.push({q:q.name, area:q.area, kind:f.kind, akind:a.label.kind, tier:a.label.tier, words:a.words, rw:f.reading.words, score:scoreOf(f), sig:f.signals, gate:f.gate, rel:relevanceOf(f.reading,coverageOf(f.reading),f.kind).share, ...((t)=>({field:t.own,other:t.other}))(fieldTalk(f.reading,f.kind,said)), listed:f.reading.listed, tell:f.telling, ceil:f.ceiling?.id, missing:f.missing,
  concepts:q.question.concepts.map(c=>({label:c.label, n:c.match.length, status:f.coverage.findings.find(x=>x.label===c.label).status, ...hearConcept(c.label,said,f.telling), all:hearConcept(c.label,allSaid(f.reading),f.telling).cues, gold:a.label.holds.includes(c.label)?1:a.label.lacks.includes(c.label)?0:null})), text:a.label.text});
}
writeFileSync('/tmp/w/feat2.json', JSON.stringify(out));
await server.close();
