const [rows, columns, ...yard] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/);

// Print how many pools stay, and the area of the largest.
