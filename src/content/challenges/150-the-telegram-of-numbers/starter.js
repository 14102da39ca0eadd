const [k, telegram] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/);

// Print the number of readings modulo 1000000007.
