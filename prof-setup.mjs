import inspector from 'node:inspector';
import { writeFileSync } from 'node:fs';
import { afterAll } from 'vitest';
const s = (globalThis.__prof ??= (() => { const s = new inspector.Session(); s.connect(); s.post('Profiler.enable'); s.post('Profiler.setSamplingInterval',{interval:1000}); return s; })());
s.post('Profiler.start');
afterAll(() => s.post('Profiler.stop', (e, r) => { if (r) writeFileSync(`/tmp/w/qt/prof/worker-${process.pid}-${Date.now()}.cpuprofile`, JSON.stringify(r.profile)); }));
