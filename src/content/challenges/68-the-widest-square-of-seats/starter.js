const [size, ...rows] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const [r, c] = size.split(' ').map(Number);

// Print the seats of the largest square, and in how many places it is free.
