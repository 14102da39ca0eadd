const text = require('fs').readFileSync(0, 'utf8').trim();

// Print the weight, the bars that do not hang level, and the height.
