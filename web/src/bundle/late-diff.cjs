/** Compares two texts for `quill-delta`, once `give` has been told by what; see `build/late-diff.ts`. */
let compare;
const lateDiff = (...texts) => compare(...texts);

lateDiff.DELETE = -1;
lateDiff.INSERT = 1;
lateDiff.EQUAL = 0;
lateDiff.give = (diff) => {
  compare = diff;
};

module.exports = lateDiff;
