const [n, ...board] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/);

// Print the number of ways, and the columns of the first way if there is one.
