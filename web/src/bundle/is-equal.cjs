// Stands in for lodash.isequal, which quill-delta asks for: a note's attributes and embeds are plain JSON,
// which needs no more than this to be compared. Saves 6 kB of the first screen.
function isEqual(one, other) {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && isEqual(one[key], other[key]))
  );
}

module.exports = isEqual;
