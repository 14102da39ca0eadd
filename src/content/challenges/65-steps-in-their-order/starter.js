const [n, m, ...rest] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const rules = Array.from({ length: m }, (_, at) => [rest[2 * at], rest[2 * at + 1]]);

// Print three steps and the checksum, or "circle".
