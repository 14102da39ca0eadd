import {TraceMap,eachMapping} from '@jridgewell/trace-mapping'; import {readFileSync,readdirSync} from 'node:fs';
const re=new RegExp(process.argv[2]); const dir='/tmp/zzdist/assets/';
for(const f of readdirSync(dir).filter(f=>re.test(f)&&f.endsWith('.js'))){const code=readFileSync(dir+f,'utf8');const lines=code.split('\n');const map=new TraceMap(readFileSync(dir+f+'.map','utf8'));const by={};let prev=null;
const add=(p,l,c)=>{ if(!p) return; let n=0; if(p.l===l) n=c-p.c; else { n=lines[p.l].length-p.c; for(let i=p.l+1;i<l;i++) n+=lines[i].length; n+=c; } by[p.s]=(by[p.s]||0)+n; };
eachMapping(map,m=>{const l=m.generatedLine-1,c=m.generatedColumn; add(prev,l,c); prev={l,c,s:(m.source??'?').replace(/.*\/(node_modules|src)\//,'$1/')};}); add(prev,lines.length-1,lines.at(-1).length);
const e=Object.entries(by).sort((a,b)=>b[1]-a[1]);console.log(f,code.length);const g={};for(const[p,n]of e){const k=p.startsWith('node_modules')?p.match(/node_modules\/((?:@[^/]+\/)?[^/]+)/)[1]:p.split('/').slice(0,3).join('/');g[k]=(g[k]||0)+n}
for(const[k,n]of Object.entries(g).sort((a,b)=>b[1]-a[1]).slice(0,+process.argv[3]||30))console.log(' ',n,k);console.log(' --');for(const[p,n]of e.slice(0,+process.argv[4]||50))console.log(' ',n,p);}
