/** How many steps of a climb are drawn in one frame. */
export const stepsPerFrame = 20;
