// A bot for Cernunos in plain JavaScript: `nemeton bot --join LINK node magnet.js`.
// Every line on the input is a question; the line written is the option taken. It plays other games too, at random.

const readline = require('node:readline');

/** How many tokens of this seat lie on top around a cell, with those that lie there already. */
function pull(question, cell) {
  const { cells, reach } = question.view.board;
  const top = (place) => cells[place][cells[place].length - 1];
  const around = [cell, ...reach[1][cell]];
  return around.filter((place) => top(place)?.owner === question.seat).length;
}

/** The option that gathers the own tokens; of several as good, any. */
function choose(question) {
  const { options } = question.decision;
  const worth = (option) => {
    const cell = question.game === 'cernunos' ? option[option.length - 1] : null;
    return (typeof cell === 'number' ? pull(question, cell) : 0) + Math.random();
  };
  const values = options.map(worth);
  return options[values.indexOf(Math.max(...values))];
}

readline.createInterface({ input: process.stdin }).on('line', (line) => {
  process.stdout.write(`${JSON.stringify(choose(JSON.parse(line)))}\n`);
});
