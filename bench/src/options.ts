/** Fewer figures and rounds (`npm run bench -- --quick`). */
export const isQuick = process.argv.includes('--quick');

/** Draws `docs/pictures` (`npm run bench -- NAME --draw`). */
export const isDrawing = process.argv.includes('--draw');
