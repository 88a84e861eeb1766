/** Whether only the most important figures are asked for, with fewer rounds (`npm run bench -- --quick`). */
export const isQuick = process.argv.includes('--quick');

/** Whether the pictures in `docs/pictures` are drawn (`npm run bench -- NAME --draw`). */
export const isDrawing = process.argv.includes('--draw');
