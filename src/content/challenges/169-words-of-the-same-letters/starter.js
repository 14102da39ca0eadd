const [n, ...words] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/);

// Print the groups, the size of the largest, and its first word.
