const [one, other] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/);

// Print the length, and the word if it has letters.
